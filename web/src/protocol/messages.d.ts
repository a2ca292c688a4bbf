// Made by `make types` from the schemas of the server: do not edit.

/**
 * A message of the WebSocket, of everest's table server or its clients.
 */
export type Message = ClientMessage | ServerMessage;
/**
 * What a client sends.
 */
export type ClientMessage = Hello | Act | TakeBack | AskBack | AnswerBack | Say | Ping;
/**
 * What the server sends.
 */
export type ServerMessage = Welcome | Update | Changed | Asked | Chat | Reminded | Done | Refused | Pong;

/**
 * The first message: who is there, and how many lines of the match and the chat it has.
 *
 * Without a token it is a spectator. Lines with something hidden at the end do not count. With
 * `advice` each update has advice for the viewer.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  ply?: number;
  chat?: number;
  advice?: boolean;
}
/**
 * An action, in the notation; `ply` is the number of lines that the client has.
 */
export interface Act {
  type: "act";
  ply: number;
  action: string;
}
/**
 * The last action of this seat shall not have been; it has learned nothing from it yet.
 */
export interface TakeBack {
  type: "take-back";
  ply: number;
}
/**
 * May the last action of this seat, and all after it, not have been? The others decide.
 */
export interface AskBack {
  type: "ask-back";
  ply: number;
}
/**
 * Whether this seat agrees to what was asked.
 */
export interface AnswerBack {
  type: "answer-back";
  ask: number;
  agree: boolean;
}
/**
 * Something for all at the table to read.
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `Hello`: as which seat, None for a spectator.
 *
 * An update follows if the match has begun.
 */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  match: MatchInfo;
}
/**
 * What everybody with the link may know of a match, besides the position.
 *
 * `commitment` is a checksum of the seed that the match is dealt from; `seed` is told at the end.
 */
export interface MatchInfo {
  id: string;
  status: "open" | "running" | "over";
  game: string;
  ruleset: string;
  digest: string;
  map: string;
  weather: string;
  limits: string;
  variant: string;
  seats: SeatInfo[];
  first_seat: number | null;
  listed: boolean;
  spectators: boolean;
  take_back: "turn" | "consent" | "never";
  chat: boolean;
  clock: (Reminder | TotalTime) | null;
  commitment: string;
  seed: string | null;
  result: number[] | null;
  created_at: number;
  ended_at: number | null;
  rematch_of: string | null;
  rematch: string | null;
}
/**
 * Who sits in a seat, and which bot plays for them for now.
 */
export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  bot: string | null;
  held_by: string | null;
}
/**
 * A clock that only reminds: of a seat whose turn lasts longer than so many seconds.
 */
export interface Reminder {
  kind: "reminder";
  seconds: number;
}
/**
 * A clock that gives each seat so many seconds for the whole match; then a bot plays on.
 */
export interface TotalTime {
  kind: "total";
  seconds: number;
  bot: string;
}
/**
 * The position as the viewer may know it.
 *
 * `lines` replace those that the client has from number `start` on. `ply` is how many it then has
 * for good; lines beyond, which hide a card that is not shown yet, can still change. `events` are
 * what has happened since the last update; after a lost connection, none. `view` and `advice` are
 * described by `everest.server.shapes`; advice comes to those only who have asked for it.
 */
export interface Update {
  type: "update";
  start: number;
  ply: number;
  lines: Line[];
  events: TableEvent[];
  view: MountEverestView | K2View;
  legal: LegalAction[];
  can_take_back: boolean;
  way_back: WayBack | null;
  over: boolean;
  clock: ClockNow | null;
  advice: Advice | null;
}
/**
 * A line of the record as the viewer may see it: a seat or ``*``, and an action.
 */
export interface Line {
  actor: string;
  text: string;
}
/**
 * Something that happened, in ids and numbers.
 */
export interface TableEvent {
  kind: string;
  data: {
    [k: string]: unknown;
  };
}
/**
 * A view of Mount Everest.
 */
export interface MountEverestView {
  game: "mount-everest";
  ruleset: string;
  digest: string;
  map: string;
  weather_set: string;
  seats: number;
  seat: number | null;
  round: number;
  phase: string;
  to_act: number[];
  first_seat: number | null;
  ranking: number[];
  ranks: number[];
  weather: WeatherView;
  risk: RiskView;
  players: EverestPlayerView[];
  turn: EverestTurnView | null;
  icefall: TileView[];
  icefall_face_down: string[][];
}
/**
 * The weather row: tiles by name, the day of the left tile that is today, tiles to come.
 */
export interface WeatherView {
  left: string | null;
  right: string | null;
  day: number;
  face_down: string[];
}
/**
 * Risk tokens by value, and who took one this round.
 */
export interface RiskView {
  open: number[];
  face_down: number[];
  taker: number | null;
  taken: number | null;
}
/**
 * Also guides, camps, tents, and what is open about the acclimatization deck.
 */
export interface EverestPlayerView {
  seat: number;
  score: number;
  hand_size: number;
  deck_size: number;
  has_chosen: boolean;
  shown: string[];
  pile: string[];
  stock: string[];
  private?: EverestPrivateView;
  pieces: GuideView[];
  camps: EverestCampView[];
  tent_stock: number;
  reserve_size: number;
  swaps: number;
}
/**
 * Also the acclimatization deck as far as its owner knows it, and removed cards.
 */
export interface EverestPrivateView {
  hand: string[];
  deck: string[];
  chosen: string[];
  reserve_top: string[];
  reserve_unknown: string[];
  reserve_bottom: string[];
  removed: string[];
  oxygen: OxygenView;
}
/**
 * Where a seat is in spending a bottle (O2 to O4).
 */
export interface OxygenView {
  stage: string;
  drawn: string[];
  due: number;
  kept: string | null;
  return_end: string | null;
}
/**
 * A guide and its load.
 */
export interface GuideView {
  name: string;
  tents: number;
  space: string;
  clients: ClientView[];
  bottles: number;
}
/**
 * One client.
 */
export interface ClientView {
  kind: string;
  level: number;
  summited: boolean;
}
/**
 * A camp and what is kept in it.
 */
export interface EverestCampView {
  name: string;
  space: string;
  clients: ClientView[];
  bottles: number;
}
/**
 * Also acclimatization points, an icefall tile in front of a guide, and the run of gives.
 */
export interface EverestTurnView {
  seat: number;
  unused: string[];
  points: PointsView[];
  engaged: boolean[];
  risk_left: number;
  passing: string | null;
  rest_target: string | null;
  rest_left: number;
  rest_pool: number;
  at_tile: string | null;
  at_tile_piece: string | null;
  overloaded: boolean;
  runs: RunView[];
}
/**
 * Movement points of a piece.
 */
export interface PointsView {
  up: number;
  any: number;
  down: number;
}
/**
 * What a holder has received and given in the present run of gives (L4).
 */
export interface RunView {
  holder: string;
  got: string[];
  gave: string[];
}
/**
 * An icefall tile: its face, None while it lies face down.
 */
export interface TileView {
  space: string;
  type: string;
  face: string | null;
}
/**
 * A view of K2.
 *
 * `dying` are the climbers whose level has fallen below 1, in the order in which they are seen to:
 * the player of the first has to choose between rescue and death now. `summits` are those that
 * hold the summit, in the order in which they came there (KV2).
 */
export interface K2View {
  game: "k2";
  ruleset: string;
  digest: string;
  map: string;
  weather_set: string;
  seats: number;
  seat: number | null;
  round: number;
  phase: string;
  to_act: number[];
  first_seat: number | null;
  ranking: number[];
  ranks: number[];
  weather: WeatherView;
  risk: RiskView;
  players: K2PlayerView[];
  variant: string;
  limits: string;
  turn: TurnView | null;
  dying: NamedClimber[];
  summits: NamedClimber[];
  solo_rank: string | null;
}
/**
 * Also climbers, tents and the rescue cards that are left.
 */
export interface K2PlayerView {
  seat: number;
  score: number;
  hand_size: number;
  deck_size: number;
  has_chosen: boolean;
  shown: string[];
  pile: string[];
  stock: string[];
  private?: PrivateView;
  pieces: ClimberView[];
  camps: CampView[];
  rescue_cards: number;
}
/**
 * What only the seat itself knows of its cards.
 */
export interface PrivateView {
  hand: string[];
  deck: string[];
  chosen: string[];
}
/**
 * A climber; without a space it is dead.
 */
export interface ClimberView {
  name: string;
  tents: number;
  space: string | null;
  level: number;
  score: number;
}
/**
 * A pitched tent.
 */
export interface CampView {
  name: string;
  space: string;
}
/**
 * The turn that is going on; all of it is open to everybody.
 */
export interface TurnView {
  seat: number;
  unused: string[];
  points: PointsView[];
  engaged: boolean[];
  risk_left: number;
  passing: string | null;
}
/**
 * Which climber.
 */
export interface NamedClimber {
  seat: number;
  piece: string;
}
/**
 * An action that is legal now.
 */
export interface LegalAction {
  number: number;
  text: string;
}
/**
 * Where the match goes back to when a seat's last action is taken back with all since.
 *
 * `cards`: everybody chooses cards anew; otherwise it is just before the action.
 */
export interface WayBack {
  round: number;
  cards: boolean;
}
/**
 * Milliseconds that each seat has left, None for bots, and the seats whose clock runs.
 */
export interface ClockNow {
  left: (number | null)[];
  running: number[];
}
/**
 * All advice for a viewer at one moment.
 *
 * Attributes:
 *     costs: movement points that entering each space takes today, None where nobody can enter.
 *     choices: its legal actions in their parts, in the order of `legal`.
 *     reach: for each of its pieces that can move now.
 *     prospects: for everybody on the mountain, of all seats.
 *     duties: what has to be seen to before all else.
 *     warnings: what it has left undone, to be said before it ends its turn.
 *     hints: what a sensible next step is, the most pressing first.
 */
export interface Advice {
  costs: {
    [k: string]: number | null;
  };
  choices: Choice[];
  reach: Reach[];
  prospects: Prospect[];
  duties: Note[];
  warnings: Note[];
  hints: Note[];
}
/**
 * A legal action in its parts; what an action of its kind does not have is None.
 *
 * Attributes:
 *     action: its text, as in docs/notation.md.
 *     kind: its kind, as in docs/notation.md, such as ``move``; ``abandon`` stands for itself.
 *     piece: A or B: who moves, pitches, pays, or for whom a movement card is used.
 *     space: where a piece goes, or where it pitches or tries a tile.
 *     card: the card that is played, kept, returned, removed, used or settled with.
 *     way: ``up``, ``any`` or ``down``: how points serve; ``top`` or ``bottom`` for a return.
 *     source: what gives: A, B, camp1, camp2 or supply.
 *     target: what gets something: A, B, camp1, camp2 or supply.
 *     thing: what is given, abandoned or raised: bottle, tent, or a client such as tourist-2.
 *     value: of a risk token.
 *     points: movement points or levels that a card gives.
 *     cost: movement points that it takes.
 *     deaths: who dies of it at once: clients such as tourist-1, in K2 the climber.
 */
export interface Choice {
  action: string;
  kind: string;
  piece: string | null;
  space: string | null;
  card: string | null;
  way: string | null;
  source: string | null;
  target: string | null;
  thing: string | null;
  value: number | null;
  points: number | null;
  cost: number | null;
  deaths: string[];
}
/**
 * Where a piece of the viewer can come to in this turn, nearest first.
 *
 * Attributes:
 *     piece: A or B.
 *     destinations: one for each space; with the points that it has if they are enough.
 */
export interface Reach {
  piece: string;
  destinations: Destination[];
}
/**
 * A space that a piece can come to in this turn.
 *
 * Attributes:
 *     space: the space.
 *     cost: movement points that getting there takes in all.
 *     uses: cards that have to be used for the piece first; none if its points are enough.
 *     actions: what to do to get there, one legal action after another.
 *     blind: whether the last step is onto a face-down icefall tile, which may stop it (I1).
 *     passing: whether the piece could not end its turn there (M4).
 */
export interface Destination {
  space: string;
  cost: number;
  uses: string[];
  actions: string[];
  blind: boolean;
  passing: boolean;
}
/**
 * The nights ahead of one client, in K2 of one climber, as far as the weather is known.
 *
 * Attributes:
 *     seat: whose it is.
 *     holder: where it is: A, B, camp1 or camp2.
 *     index: its place among the clients there, as in the view; 0 in K2.
 *     nights: tonight first; they end with death, or with the weather that is known.
 */
export interface Prospect {
  seat: number;
  holder: string;
  index: number;
  nights: Night[];
}
/**
 * What a night does to somebody who stays where it is: the parts of the sum, and the level.
 *
 * Attributes:
 *     day: the number of the day that ends with it.
 *     space: what the space gives or takes (H1, KH1).
 *     camp: what a camp or tent of the player adds.
 *     weather: what the weather takes, 0 or less.
 *     level: the level afterwards, 0 for death.
 *     dies: whether it dies.
 *     cut: whether the level is cut to the highest that may be kept (H2, KH2).
 */
export interface Night {
  day: number;
  space: number;
  camp: number;
  weather: number;
  level: number;
  dies: boolean;
  cut: boolean;
}
/**
 * Something to be said, as a code with what it is about.
 *
 * Attributes:
 *     code: such as ``dying``.
 *     params: by name: pieces, holders, spaces and cards by their ids, and numbers.
 */
export interface Note {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Something about the match besides the position has changed: seats, status, the end.
 */
export interface Changed {
  type: "changed";
  match: MatchInfo;
}
/**
 * A seat has asked to take back across turns, or something has come of it.
 *
 * `missing` are the seats whose answer is awaited, `way_back` is what they are asked about, for
 * as long as they are. It is void when the match goes on meanwhile.
 */
export interface Asked {
  type: "asked";
  ask: number;
  seat: number;
  agreed: number[];
  missing: number[];
  outcome: "open" | "granted" | "refused" | "void";
  way_back: WayBack | null;
}
/**
 * What was said since the client was told last.
 */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}
/**
 * Something said at the table, at milliseconds since 1970 UTC.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * The turn of a seat lasts longer than the match's reminder allows.
 */
export interface Reminded {
  type: "reminder";
  seat: number;
}
/**
 * What was sent was carried out, now or when it was sent before; `ply` as in `Update`.
 */
export interface Done {
  type: "done";
  ply: number;
}
/**
 * A message was refused; nothing has changed. `ply` is what an action has to name now.
 */
export interface Refused {
  type: "refused";
  problem: ProblemBody;
  ply: number;
}
/**
 * A refusal: its code, the clause where the rules forbid something, and what it is about.
 */
export interface ProblemBody {
  code: string;
  clause: string | null;
  reason: string | null;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}
