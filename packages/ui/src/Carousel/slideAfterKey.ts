import type { Direction } from '@franca/languages';

/** The place of the slide that a key leads to, or null when the key means nothing or there is no such slide. */
export function slideAfterKey(
  key: string,
  index: number,
  count: number,
  direction: Direction,
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, number> = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
