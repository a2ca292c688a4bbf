/** Who has shared this device before, so that nobody types their names twice. */

import type { Draft } from "../making";

const KEY = "everest.companions";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const companions = {
  /** Those seats of this device that have no name get the names of the last time. */
  seated(draft: Draft): Draft {
    const names = read();
    const seats = draft.seats.map((seat, number) =>
      seat.kind === "mine" && seat.name === "" ? { ...seat, name: names[number] ?? "" } : seat,
    );
    return { ...draft, seats };
  },

  /** Keep the names, if several people share the device. */
  remember({ seats }: Draft): void {
    if (seats.filter(({ kind }) => kind === "mine").length < 2) return;
    const names = seats.map(({ kind, name }) => (kind === "mine" ? name.trim() : ""));
    try {
      localStorage.setItem(KEY, JSON.stringify(names));
    } catch {
      // private windows keep nothing
    }
  },
};
