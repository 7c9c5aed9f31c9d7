import type { PcmGapReason, PcmItem } from './PcmItem.ts';

/** Name under which the worklet file registers the processor. */
export const pcmProcessorName = 'franca-pcm';

/** Messages from the page to the processor. */
export type ToProcessor =
  | { readonly kind: 'interrupt'; readonly reason: PcmGapReason }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' };

/** Messages from the processor to the page; positions are counted from the processor's own start. */
export type FromProcessor =
  | { readonly kind: 'started' }
  | { readonly kind: 'item'; readonly item: PcmItem }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'ended' };
