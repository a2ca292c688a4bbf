/** The views of the two games, and how to tell them apart. */

import type { EverestPlayerView, K2PlayerView, K2View, MountEverestView } from "../protocol/messages";

export type View = MountEverestView | K2View;
export type PlayerView = EverestPlayerView | K2PlayerView;
export type Piece = "A" | "B";
export type Holder = "A" | "B" | "camp1" | "camp2" | "supply";

export const PIECES: readonly Piece[] = ["A", "B"];

export function isEverest(view: View): view is MountEverestView {
  return view.game === "mount-everest";
}

export function isK2(view: View): view is K2View {
  return view.game === "k2";
}
