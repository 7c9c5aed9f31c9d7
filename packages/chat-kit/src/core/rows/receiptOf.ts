import type { ChatMessage } from '../model/Message.ts';

/** The mark on an own message: clock, one tick, two ticks, or a red mark. */
export type Receipt = 'waiting' | 'stored' | 'seen' | 'failed';

/** Reads the mark of an own message; `seen` when anybody else has seen up to its time. */
export function receiptOf(message: ChatMessage, seenTimes: ReadonlyMap<string, number>): Receipt {
  if (message.delivery.kind === 'failed') return 'failed';
  if (message.delivery.kind !== 'sent') return 'waiting';
  for (const [userId, seenTime] of seenTimes) {
    if (userId !== message.author.id && seenTime >= message.sentAt) return 'seen';
  }
  return 'stored';
}
