/** Chance for pictures: the same seed draws the same mountain on every device. */

function hashed(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Numbers from 0 to 1, one after another. */
export function random(seed: string): () => number {
  let state = hashed(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hills and hollows: a smooth height from -1 to 1 for each point, about 1 wide. */
export function noise(seed: string): (x: number, y: number) => number {
  const salt = hashed(seed);
  const corner = (x: number, y: number) => {
    let mixed = salt ^ Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return (((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296) * 2 - 1;
  };
  const eased = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [eased(x - left), eased(y - top)];
    const above = corner(left, top) * (1 - right) + corner(left + 1, top) * right;
    const below = corner(left, top + 1) * (1 - right) + corner(left + 1, top + 1) * right;
    return above * (1 - down) + below * down;
  };
}
