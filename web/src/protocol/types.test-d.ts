// The types of the protocol say what they should. Nothing of this runs: `npm run check` reads it.

import type { ClientMessage, Hello, ServerMessage, Update } from "./messages";
import type { components, operations } from "./rest";

type Schemas = components["schemas"];

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

function holds<Fact extends true>(): Fact | void {}

// A client may leave out what has a default, in messages and in bodies.
holds<Same<Optional<Hello>, "token" | "ply" | "chat" | "advice">>();
holds<Same<Optional<Schemas["Join"]>, "seat">>();
holds<Same<Exclude<keyof Schemas["NewMatch"], Optional<Schemas["NewMatch"]>>, "seats">>();
holds<Same<Optional<Schemas["TotalTime-Input"]>, "bot">>();

// The server leaves out nothing.
holds<Same<Optional<Update>, never>>();
holds<Same<{ [M in ServerMessage as M["type"]]: Optional<M> }[ServerMessage["type"]], never>>();
holds<Same<Optional<Schemas["MatchInfo"]>, never>>();
holds<Same<Optional<Schemas["ProblemBody"]>, never>>();

// What REST and the WebSocket tell of a match is the same.
type Welcome = Extract<ServerMessage, { type: "welcome" }>;
holds<Same<Welcome["match"], Schemas["MatchInfo"]>>();
type Made = operations["makeMatch"]["responses"][201]["content"]["application/json"];
holds<Same<Made["match"], Schemas["MatchInfo"]>>();

/** A message is known by its type, and there are no other types than these. */
export function answer(message: ServerMessage): ClientMessage | null {
  switch (message.type) {
    case "update": {
      const first = message.legal[0];
      return first === undefined ? null : { type: "act", ply: message.ply, action: first.text };
    }
    case "asked":
      return { type: "answer-back", ask: message.ask, agree: message.missing.length > 0 };
    case "changed":
      return message.match.rematch === null ? { type: "ping" } : { type: "hello" };
    case "welcome":
    case "chat":
    case "reminder":
    case "done":
    case "refused":
    case "pong":
      return null;
    default:
      return message satisfies never;
  }
}

/** What is not of the protocol is no message. */
export const faulty: ClientMessage[] = [
  // @ts-expect-error an action has to say which position it means
  { type: "act", action: "end" },
  // @ts-expect-error only the server says this
  { type: "pong" },
  // @ts-expect-error there is no such field
  { type: "say", text: "on belay?", to: 1 },
];
