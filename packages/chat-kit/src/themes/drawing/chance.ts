/** A number from 0 to below 1 that looks like chance, and is always the same for the same seed. */
export function chance(seed: number): number {
  let mixed = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
