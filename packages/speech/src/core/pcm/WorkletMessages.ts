import type { PcmGapReason } from './PcmGap.ts';
import type { PcmItem } from './PcmItem.ts';

/** Name under which the worklet file registers the processor. */
export const pcmProcessorName = 'franca-pcm';

/** What the page tells the processor. */
export type ToProcessor =
  | { readonly kind: 'interrupt'; readonly reason: PcmGapReason }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' };

/** What the processor tells the page; places are counted from the processor's own start. */
export type FromProcessor =
  | { readonly kind: 'started' }
  | { readonly kind: 'item'; readonly item: PcmItem }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'ended' };
