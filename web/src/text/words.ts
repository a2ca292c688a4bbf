/** Puts the ids of one game into the words of the language of now. */

import type { View } from "../game/views";
import type { Choice, Night, Note, Prospect, TableEvent } from "../protocol/messages";
import type { ProblemBody, RulesetInfo } from "../net/rest";
import { phrase } from "./actions";
import { type Arguments, has, say } from "./catalogue.svelte";
import { eventSentence } from "./events";
import { duty, hint, nightSum, type Warned, warnings } from "./notes";
import { refusal, type Refused } from "./refusals";

export type DayInfo = RulesetInfo["weather_tiles"][number]["days"][number];
type CardInfo = RulesetInfo["cards"][number];

/** A number with its sign, as printed: +1, −2, 0. */
export function signed(number: number): string {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** The id of the message that translates the name of a space. */
export function spaceMessage(name: string): string {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `space-${id.replace(/^-|-$/g, "")}`;
}

export class Words {
  readonly ruleset: RulesetInfo;
  /** Who sits where. */
  readonly names: readonly string[];

  constructor(ruleset: RulesetInfo, names: readonly string[]) {
    this.ruleset = ruleset;
    this.names = names;
  }

  /** A sentence in the words of this game: messages that differ by game select on `$game`. */
  say(id: string, given: Arguments = {}): string {
    return say(id, { game: this.ruleset.game, ...given });
  }

  // -- the match ----------------------------------------------------------------------------------

  gameName(): string {
    return this.say(`game-name-${this.ruleset.game}`);
  }

  /** The side of the map; the name of one's own map stays as it is. */
  mapName(): string {
    return this.#translated("map-name-", this.ruleset.map);
  }

  weatherName(): string {
    return this.#translated("weather-name-", this.ruleset.weather);
  }

  limitsName(): string {
    return this.say(`limits-name-${this.ruleset.limits}`);
  }

  variantName(): string {
    return this.say(`variant-name-${this.ruleset.variant}`);
  }

  /** What a player alone has come to. */
  rank(rank: string): string {
    return this.#translated("rank-", rank);
  }

  #translated(prefix: string, name: string): string {
    return has(prefix + name) ? this.say(prefix + name) : name;
  }

  // -- people -------------------------------------------------------------------------------------

  player(seat: number): string {
    return this.names[seat] ?? "";
  }

  players(seats: readonly number[]): string {
    return seats.map((seat) => this.player(seat)).join(", ");
  }

  // -- where things are ---------------------------------------------------------------------------

  /** The name of a space; names that have no translation stay as they are. */
  space(id: string): string {
    const name = this.ruleset.spaces.find((space) => space.id === id)?.name ?? id;
    const message = spaceMessage(name);
    return has(message) ? this.say(message) : name;
  }

  /** A guide, a camp, the supply. */
  holder(holder: string): string {
    return this.say("holder", { holder });
  }

  /** A guide or a climber. */
  piece(piece: string): string {
    return this.say("piece", { piece });
  }

  /** An altitude zone, such as above 8000 m. */
  zone(zone: number): string {
    return this.say("zone", { zone: `z${zone}` });
  }

  // -- things and clients -------------------------------------------------------------------------

  /** A bottle, a tent or a client by its name in the notation. */
  thing(name: string): string {
    if (name === "bottle" || name === "tent") return this.say(`thing-${name}`);
    const [kind = "", level = "", ...summited] = name.split("-");
    return this.client(kind, Number(level), summited.length > 0);
  }

  /** Several things, equal ones counted. */
  things(names: readonly string[]): string {
    return this.listed(names.map((name) => this.thing(name)));
  }

  client(kind: string, level: number, summited: boolean): string {
    return this.say("client", { kind, level, summited: summited ? "yes" : "no" });
  }

  /** How many clients of each kind. */
  clientCount(mountaineers: number, tourists: number): string {
    const parts: string[] = [];
    if (mountaineers > 0) parts.push(this.say("count-mountaineers", { count: mountaineers }));
    if (tourists > 0) parts.push(this.say("count-tourists", { count: tourists }));
    return parts.join(", ");
  }

  /** Texts with commas, equal ones counted; a word for none at all. */
  listed(texts: readonly string[]): string {
    if (texts.length === 0) return this.say("nothing");
    const counted = new Map<string, number>();
    for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1);
    return [...counted]
      .map(([thing, count]) => (count === 1 ? thing : `${count} × ${thing}`))
      .join(", ");
  }

  // -- cards --------------------------------------------------------------------------------------

  /** The numbers of a kind of card. */
  cardInfo(id: string): CardInfo {
    const card = this.ruleset.cards.find((kind) => kind.id === id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  }

  card(id: string): string {
    const info = this.cardInfo(id);
    let text = this.#faceOfCard(info);
    if (info.loss > 0) text = this.say("card-with-loss", { card: text, loss: info.loss });
    if (info.printed === null) return text;
    const printed = this.#faceOfCard(this.cardInfo(info.printed));
    return this.say("card-remainder", { card: text, printed });
  }

  #faceOfCard({ up, any, down, rest }: CardInfo): string {
    if (any > 0) return this.say("card-any", { points: any });
    if (up > 0 && down > 0) return this.say("card-rope", { up, down });
    if (up > 0) return this.say("card-up", { points: up });
    if (down > 0) return this.say("card-down", { points: down });
    return this.say("card-rest", { points: rest });
  }

  /** Several cards, equal ones counted. */
  cards(ids: readonly string[]): string {
    return this.listed(ids.map((id) => this.card(id)));
  }

  // -- icefall and weather ------------------------------------------------------------------------

  /** What an icefall tile shows; null: it lies face down. */
  face(name: string | null): string {
    if (name === null) return this.say("tile-face-down");
    const cost = this.ruleset.faces.find((face) => face.name === name)?.cost ?? null;
    return cost === null ? this.say("tile-crevasse") : this.say("tile-cost", { cost });
  }

  /** What the weather of a day does, zone by zone with the same effects together. */
  day(day: DayInfo): string {
    const zonesOf = new Map<string, string[]>();
    for (const zone of day.loss.keys()) {
      const effects = this.#effects(day, zone);
      if (effects === "") continue;
      zonesOf.set(effects, [...(zonesOf.get(effects) ?? []), this.zone(zone)]);
    }
    if (zonesOf.size === 0) return this.say("day-fine");
    return [...zonesOf]
      .map(([effects, zones]) => this.say("day-effect", { zones: zones.join(", "), effects }))
      .join("; ");
  }

  #effects(day: DayInfo, zone: number): string {
    const effects: string[] = [];
    const loss = day.loss[zone] ?? 0;
    const cost = day.extra_cost[zone] ?? 0;
    if (loss > 0) effects.push(this.say("day-loss", { loss }));
    if (cost > 0) effects.push(this.say("day-extra-cost", { cost }));
    if (day.closed[zone] === true) effects.push(this.say("day-closed"));
    return effects.join(", ");
  }

  /** The days of a weather tile. */
  tile(id: string): string {
    const tile = this.ruleset.weather_tiles.find((one) => one.id === id);
    return tile?.days.map((day) => this.day(day)).join(" / ") ?? id;
  }

  // -- what is done, and what has happened --------------------------------------------------------

  /** What an action does, as a phrase without a full stop. */
  phrase(choice: Choice): string {
    return phrase(this, choice);
  }

  /** A sentence about one event; null if the next one says it anyway. */
  event(event: TableEvent): string | null {
    return eventSentence(this, event);
  }

  /** Why the server has refused something; the clause of the rules where they forbid it. */
  refusal(problem: ProblemBody): Refused {
    return refusal(problem, this);
  }

  // -- advice -------------------------------------------------------------------------------------

  /** What has to be seen to before all else. */
  duty(note: Note): string {
    return duty(this, note);
  }

  /** What is left undone; `prospects` of the advice give a death its sum. */
  warnings(notes: readonly Note[], view: View, prospects: readonly Prospect[] = []): Warned[] {
    return warnings(this, notes, view, prospects);
  }

  /** The sum that a night makes of a level, such as "level 2, height −1, weather −2". */
  nightSum(level: number, night: Night): string {
    return nightSum(this, level, night);
  }

  /** What a sensible next step is. */
  hint(note: Note): string {
    return hint(this, note);
  }
}
