/** The server's REST interface, with the types of its own schema. */

import type { components } from "../protocol/rest";

type Schemas = components["schemas"];
export type MatchInfo = Schemas["MatchInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewMatch = Schemas["NewMatch"];
export type MadeMatch = Schemas["MadeMatch"];
export type Joined = Schemas["Joined"];
export type MyMatch = Schemas["MyMatch"];
export type GameOffer = Schemas["GameOffer"];
export type Holding = Schemas["Holding"];
export type ProblemBody = Schemas["ProblemBody"];
export type RulesetInfo = Schemas["RulesetInfo"];
export type History = Schemas["History"];

/** The server has refused something, or cannot be reached (`net.unreachable`). */
export class Refusal extends Error {
  readonly problem: ProblemBody;

  constructor(problem: ProblemBody) {
    super(problem.code);
    this.problem = problem;
  }
}

const API = new URL("api/", document.baseURI);

async function ask(path: string, method: "GET" | "POST", body?: unknown, token?: string) {
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(new URL(path, API), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "net.unreachable", clause: null, reason: null, params: {} });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<ProblemBody> | null;
  throw new Refusal({
    code: problem?.code ?? "net.unreachable",
    clause: problem?.clause ?? null,
    reason: problem?.reason ?? null,
    params: problem?.params ?? {},
  });
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await ask(path, "GET", undefined, token)).json()) as T;
}

async function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await ask(path, "POST", body, token)).json()) as T;
}

/** What rules a match is played by. */
export type Choices = Pick<
  MatchInfo,
  "game" | "map" | "weather" | "limits" | "variant"
> & { seats: number };

const rulesets = new Map<string, Promise<RulesetInfo>>();

export const server = {
  offers: () => get<Schemas["Offers"]>("games"),
  listed: () => get<Schemas["MatchList"]>("matches"),
  make: (wish: NewMatch) => post<MadeMatch>("matches", wish),
  match: (id: string) => get<MatchInfo>(`matches/${id}`),
  join: (id: string, wish: Schemas["Join"]) => post<Joined>(`matches/${id}/join`, wish),
  free: (id: string, seat: number, token: string) =>
    post<MatchInfo>(`matches/${id}/seats/${seat}/free`, undefined, token),
  bot: (id: string, seat: number, bot: string, token: string) =>
    post<MatchInfo>(`matches/${id}/seats/${seat}/bot`, { bot }, token),
  comeBack: (id: string, seat: number, token: string) =>
    post<MatchInfo>(`matches/${id}/seats/${seat}/return`, undefined, token),
  rematch: (id: string, token: string) =>
    post<MatchInfo>(`matches/${id}/rematch`, undefined, token),
  mine: (held: Holding[]) => post<Schemas["MyMatches"]>("mine", { held }),
  history: (id: string, token?: string) => get<History>(`matches/${id}/history`, token),
  record: async (id: string, token?: string) =>
    (await ask(`matches/${id}/record`, "GET", undefined, token)).text(),

  /** The rules' data; asked for once. */
  ruleset(choices: Choices): Promise<RulesetInfo> {
    const { game, map, weather, limits, variant, seats } = choices;
    const query = new URLSearchParams({ game, map, weather, limits, variant, seats: `${seats}` });
    const key = query.toString();
    let found = rulesets.get(key);
    if (found === undefined) {
      found = get<RulesetInfo>(`ruleset?${key}`);
      found.catch(() => rulesets.delete(key));
      rulesets.set(key, found);
    }
    return found;
  },
};
