import type { Backoff } from '@franca/ui/core';
import type { MessageSnapshot } from '../model/Message.ts';
import type { LaneResult } from './createLanes.ts';
import type { OutboxItems } from './createOutboxItems.ts';
import type { Outbox, OutboxItem, OutboxOptions, SendOutcome } from './Outbox.ts';

/** Options of {@link createSender}. */
export interface SenderOptions extends Pick<OutboxOptions, 'send'> {
  /** Where outcomes are recorded. */
  readonly items: OutboxItems;
  /** Pauses between the tries of a message. */
  readonly backoff: Backoff;
}

/** Sends the items of an outbox; see {@link createSender}. */
export interface Sender extends Pick<Outbox, 'onStored'> {
  /** Tries to send an item and records the outcome; resolves to what its lane does next, and never rejects. */
  readonly attempt: (item: OutboxItem) => Promise<LaneResult>;
}

const goOn: LaneResult = { pause: 0 };

/** Hands items to the server, and records what becomes of them: stored, refused, or to be tried again. */
export function createSender({ items, backoff, send }: SenderOptions): Sender {
  const listeners = new Set<(message: MessageSnapshot) => void>();

  const trySending = async ({ message }: OutboxItem): Promise<SendOutcome> => {
    const { chatId } = message;
    const signal = items.beginSending(chatId);
    try {
      return await send(message, { signal, onProgress: (share) => items.setProgress(chatId, share) });
    } catch {
      return { kind: 'retry' };
    } finally {
      items.endSending(chatId);
    }
  };

  const record = async (item: OutboxItem, outcome: SendOutcome): Promise<LaneResult> => {
    const { chatId } = item.message;
    if (outcome.kind === 'stored') {
      // Called before the entry goes, so that whoever shows both never shows neither; also when the person deleted it a
      // moment too late.
      await items.drop(chatId, () => {
        for (const listener of [...listeners]) listener(outcome.message);
      });
      return goOn;
    }
    // Deleted by the person while it was on its way.
    if (!items.get(chatId)) return goOn;
    if (outcome.kind === 'refused') {
      await items.keep({ ...item, state: { ...outcome, kind: 'failed' } });
      return goOn;
    }
    const attempts = item.attempts + 1;
    await items.keep({ ...item, attempts });
    return { pause: Math.max(outcome.afterMilliseconds ?? 0, backoff(attempts)) };
  };

  return {
    attempt: async (item) => {
      const outcome = await trySending(item);
      // A device that cannot note the outcome asks the server again later: the same id is stored once.
      return record(item, outcome).catch(() => ({ pause: backoff(item.attempts + 1) }));
    },
    onStored: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
