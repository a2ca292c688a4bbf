/** One seat's connection to its match: it says hello, comes back by itself, and sends actions. */

import type {
  Asked,
  ChatLine,
  ClientMessage,
  MatchInfo,
  ServerMessage,
  Update,
} from "../protocol/messages";
import { Refusal } from "./rest";
import { isSaid } from "./saying";

/** How a connection stands: `lost` comes back by itself, `closed` does not. */
export type Status = "connecting" | "open" | "lost" | "closed";

/** Seconds to wait before each next try; the last one goes on. */
const WAITS = [1, 2, 4, 8, 15];
const PING_SECONDS = 25;
/** The server refuses the connection for good with this close code; see docs/protocol.md. */
const REFUSED = 1008;

type Sent = Exclude<ClientMessage, { type: "hello" | "ping" }>;

interface Waiting {
  message: Sent;
  /** How many lines of the chat were known when it was sent; null while it waits to be sent. */
  chat: number | null;
  done: () => void;
  failed: (refusal: Refusal) => void;
}

export interface Listener {
  /** How many lines of the match are known for good. */
  known(): number;
  /** An update has come; it is the first one since the connection was made or not. */
  update(update: Update, isFirst: boolean): void;
}

function refusal(code: string): Refusal {
  return new Refusal({ code, clause: null, reason: null, params: {} });
}

export class Connection {
  readonly match: string;
  /** The secret of the seat, null for a spectator. */
  readonly token: string | null;
  status = $state<Status>("connecting");
  /** The seat, null for a spectator and before the first welcome. */
  seat = $state<number | null>(null);
  info = $state.raw<MatchInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** The question that waits for answers. */
  asked = $state.raw<Asked | null>(null);
  /** What has come of the last question, until nobody needs to be told any more. */
  settled = $state.raw<Asked | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The seat whose turn lasts long, as the clock has said last. */
  reminded = $state<number | null>(null);
  /** When a lost connection is tried again, in milliseconds since 1970. */
  retryAt = $state<number | null>(null);
  /** Why the connection is closed for good. */
  refused = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #listener: Listener;
  #tries = 0;
  #isFirst = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  /** What was sent and not answered; answers come in this order. */
  #waiting: Waiting[] = [];
  /** What was said before the connection was lost: it may have been heard or not. */
  #unsure: Waiting[] = [];

  constructor(match: string, token: string | null, listener: Listener) {
    this.match = match;
    this.token = token;
    this.#listener = listener;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Leave for good. */
  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.status = "closed";
    this.#socket?.close();
    this.#stop();
    this.#fail(refusal("net.closed"));
  }

  /** Try a lost connection again now. */
  retry(): void {
    if ((this.retryAt ?? 0) <= Date.now()) return; // it is being tried
    this.retryAt = Date.now();
    this.#hurry();
  }

  /** Do something for the seat; rejects with a `Refusal` if it is not done. */
  send(message: Sent): Promise<void> {
    if (this.status === "closed") return Promise.reject(refusal("net.closed"));
    return new Promise((done, failed) => {
      const waiting: Waiting = { message, chat: null, done, failed };
      this.#waiting.push(waiting);
      if (this.status === "open") this.#post(waiting);
    });
  }

  #post(waiting: Waiting): void {
    waiting.chat = this.chat.length;
    this.#socket?.send(JSON.stringify(waiting.message));
  }

  #hurry = (): void => {
    if (this.status !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const url = new URL(`api/matches/${encodeURIComponent(this.match)}/play`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: ClientMessage = {
        type: "hello",
        ply: this.#listener.known(),
        chat: this.chat.length,
        advice: true,
      };
      this.#isFirst = true;
      if (this.token !== null) hello.token = this.token;
      socket.send(JSON.stringify(hello));
      this.#pings = setInterval(() => {
        socket.send(JSON.stringify({ type: "ping" }));
      }, PING_SECONDS * 1000);
    };
    socket.onmessage = ({ data }) => {
      this.#take(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.status === "closed") return;
      this.#stop();
      if (code === REFUSED) {
        this.status = "closed";
        this.#fail(this.refused ?? refusal("net.closed"));
        return;
      }
      this.status = "lost";
      const seconds = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
      this.#tries += 1;
      this.retryAt = Date.now() + seconds * 1000;
      this.#timer = setTimeout(() => {
        this.#open();
      }, seconds * 1000);
    };
  }

  #stop(): void {
    clearInterval(this.#pings);
  }

  #fail(reason: Refusal): void {
    for (const { failed } of [...this.#waiting.splice(0), ...this.#unsure.splice(0)]) failed(reason);
  }

  /** Send what was not answered before the connection was lost. */
  #again(): void {
    // an action names its moment, so sending it again cannot do it twice; words would be said twice
    const isUnsure = ({ message, chat }: Waiting) => message.type === "say" && chat !== null;
    this.#unsure.push(...this.#waiting.filter(isUnsure));
    this.#waiting = this.#waiting.filter((waiting) => !isUnsure(waiting));
    for (const waiting of this.#waiting) this.#post(waiting);
    // the answer comes behind all that was said meanwhile
    if (this.#unsure.length > 0) this.#socket?.send(JSON.stringify({ type: "ping" }));
  }

  /** All that was said is here: was it heard what this seat has said? */
  #makeSure(): void {
    for (const { message, chat, done, failed } of this.#unsure.splice(0)) {
      const text = message.type === "say" ? message.text : "";
      if (isSaid(text, this.seat, this.chat.slice(chat ?? 0))) done();
      else failed(refusal("net.unheard"));
    }
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.#tries = 0;
        this.seat = message.seat;
        this.info = message.match;
        this.asked = null;
        this.#again();
        break;
      case "update":
        this.update = message;
        this.reminded = null;
        this.#listener.update(message, this.#isFirst);
        this.#isFirst = false;
        break;
      case "changed":
        this.info = message.match;
        break;
      case "asked":
        this.asked = message.outcome === "open" ? message : null;
        this.settled = message.outcome === "open" ? null : message;
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines];
        break;
      case "reminder":
        this.reminded = message.seat;
        break;
      case "done":
        this.#waiting.shift()?.done();
        break;
      case "refused":
        this.#refuse(new Refusal(message.problem));
        break;
      case "pong":
        this.#makeSure();
        break;
    }
  }

  #refuse(reason: Refusal): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.refused = reason; // the connection ends with it
    else waiting.failed(reason);
  }
}
