/** Times of a clock in signs. */

/** Milliseconds as `m:ss`, or `h:mm:ss`, never below nought. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [minutes = 0, rest = 0] = parts;
  const end = `${rest}`.padStart(2, "0");
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, "0")}:${end}` : `${minutes}:${end}`;
}

/** What is left for a seat, some milliseconds after it was told; null where no clock is. */
export function leftFor(
  clock: { left: readonly (number | null)[]; running: readonly number[] } | null,
  seat: number,
  passed: number,
): number | null {
  const left = clock?.left[seat] ?? null;
  if (clock === null || left === null) return null;
  return Math.max(0, clock.running.includes(seat) ? left - passed : left);
}
