/** How thin the air is. No rule of the game: for the feeling of the height. */

/** Metres in which the air gets so much thinner (by a factor of e). */
const SCALE_HEIGHT = 8000;

/** Per cent of the air at sea level. */
export function airAt(metres: number): number {
  return Math.round(100 * Math.exp(-metres / SCALE_HEIGHT));
}
