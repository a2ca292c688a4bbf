/** Notes of advice in words; their codes and params are those of src/everest/advice/codes.py. */

import { isEverest, type View } from "../game/views";
import type { Night, Note, Prospect } from "../protocol/messages";
import type { Arguments } from "./catalogue.svelte";
import { signed, type Words } from "./words";

/** What has to be seen to before all else. */
export function duty(words: Words, note: Note): string {
  return words.say(`web-duty-${note.code}`, inWords(words, note));
}

/** What a sensible next step is. */
export function hint(words: Words, note: Note): string {
  return words.say(`web-hint-${note.code}`, inWords(words, note));
}

/** A line about what is left undone. */
export interface Warned {
  text: string;
  isDeath: boolean;
}

/** What is left undone, like deaths as one line; `prospects` give a death its sum. */
export function warnings(
  words: Words,
  notes: readonly Note[],
  view: View,
  prospects: readonly Prospect[],
): Warned[] {
  const deaths = new Map<string, { given: Arguments; count: number; points: number }>();
  const others: Warned[] = [];
  for (const note of notes) {
    const given = inWords(words, note);
    if (note.code === "dying") {
      Object.assign(given, whoDies(words, note, view, prospects));
      const key = JSON.stringify([given.holder, given.kind, given.sum]);
      const death = deaths.get(key) ?? { given, count: 0, points: 0 };
      death.count += 1;
      death.points += Number(note.params.points ?? 0);
      deaths.set(key, death);
    } else {
      if (note.code === "cards-left") given.cards = words.cards(view.turn?.unused ?? []);
      const text = words.say(`web-warning-${note.code}`, given);
      others.push({ text, isDeath: note.code === "alone" });
    }
  }
  const dying = [...deaths.values()].map(({ given, count, points }) => ({
    text: [
      words.say("web-warning-dying", { ...given, count }),
      ...(points > 0 ? [words.say("web-deaths-cost", { points })] : []),
    ].join(" "),
    isDeath: true,
  }));
  return [...dying, ...others];
}

/** The parts of the sum that a night makes of a level; parts that change nothing are left out. */
export function nightSum(words: Words, level: number, night: Night): string {
  const parts = [words.say("web-night-level", { level })];
  if (night.space !== 0) parts.push(words.say("web-night-space", { change: signed(night.space) }));
  if (night.camp !== 0) parts.push(words.say("web-night-camp", { change: signed(night.camp) }));
  if (night.weather !== 0)
    parts.push(words.say("web-night-weather", { change: signed(night.weather) }));
  return parts.join(", ");
}

function inWords(words: Words, { params }: Note): Arguments {
  const given: Arguments = { ...params };
  if (typeof params.space === "string") given.space = words.space(params.space);
  return given;
}

function whoDies(
  words: Words,
  { params }: Note,
  view: View,
  prospects: readonly Prospect[],
): Arguments {
  const holder = String(params.holder);
  const index = Number(params.index);
  const { kind, space, level } = found(view, holder, index);
  const night = prospects.find(
    (one) => one.seat === view.seat && one.holder === holder && one.index === index,
  )?.nights[0];
  const sum =
    night === undefined
      ? words.say("web-night-level", { level })
      : nightSum(words, level, night);
  return { piece: holder, kind, space: words.space(space), sum };
}

/** A client of the viewer, in K2 a climber. */
function found(view: View, holder: string, index: number) {
  if (isEverest(view)) {
    const player = view.players.find(({ seat }) => seat === view.seat);
    const place = [...(player?.pieces ?? []), ...(player?.camps ?? [])].find(
      ({ name }) => name === holder,
    );
    const client = place?.clients[index];
    return { kind: client?.kind ?? "", space: place?.space ?? "", level: client?.level ?? 0 };
  }
  const player = view.players.find(({ seat }) => seat === view.seat);
  const climber = player?.pieces.find(({ name }) => name === holder);
  return { kind: "climber", space: climber?.space ?? "", level: climber?.level ?? 0 };
}
