import type { Attachment } from '../model/Attachment.ts';
import type { DeliveryState } from '../model/Message.ts';

const bytesOf = ({ source, size = 0 }: Attachment): number =>
  typeof source === 'string' ? size : source.size;

/**
 * How much of each file of a message is uploaded, 0 to 1. They go one after the other, so that the share of them all says
 * how far each is.
 */
export function sharesOf(files: readonly Attachment[], delivery: DeliveryState): readonly number[] {
  if (delivery.kind === 'sent' || delivery.kind === 'failed') return files.map(() => 1);
  const sizes = files.map(bytesOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let left = (delivery.kind === 'sending' ? (delivery.progress ?? 0) : 0) * total;
  return sizes.map((size) => {
    const share = size === 0 ? Number(left > 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
