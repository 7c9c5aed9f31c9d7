import { gapOf } from './gapOf.ts';
import type { PcmItem } from './PcmItem.ts';

/** Moves an item later by a number of samples. */
export function shiftItem(item: PcmItem, by: number, rate: number): PcmItem {
  if ('gap' in item) return gapOf(item.gap.startSample + by, item.gap.samples, rate, item.gap.reason);
  const startSample = item.startSample + by;
  return { samples: item.samples, startSample, startSeconds: startSample / rate };
}
