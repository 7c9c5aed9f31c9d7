import type { Direction } from '@franca/languages';

/** The tab a key leads to: arrows go round in reading direction, Home and End jump; other keys answer null. */
export function tabAfterKey(
  ids: readonly string[],
  current: string,
  key: string,
  direction: Direction,
): string | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const index = ids.indexOf(current);
  if (key === forward) return ids[(index + 1) % ids.length] ?? null;
  if (key === back) return ids.at(index - 1) ?? null;
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  return null;
}
