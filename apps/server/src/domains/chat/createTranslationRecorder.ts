import { chatEvents } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { appendChange } from '../../db/appendChange.ts';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { RequireMember, StoredTranslation } from './ChatContext.ts';
import type { MessageRow } from './MessageRow.ts';

/** What recording needs; it is built before the rest of the domain, because translations need it. */
export type RecorderOptions = {
  /** Present time. */
  clock: Clock;
  /** Tells the readers. */
  publisher: Publisher;
  /** Who the readers are. */
  requireMember: RequireMember;
  /** Tells chat lists that a preview may have changed. */
  topicTouched: (topicId: string) => void;
  /** Told of errors after the commit, when nobody waits any more. */
  onError: (error: unknown) => void;
};

/**
 * Makes a settled translation a change of its topic, in the transaction that settles it, and afterwards tells those
 * who read that language.
 */
export function createTranslationRecorder(options: RecorderOptions) {
  const { clock, publisher, requireMember, topicTouched, onError } = options;

  return async (settled: StoredTranslation, tx: Database): Promise<(() => void) | undefined> => {
    const { topic_id, language, state, text, source, engine } = settled;
    const [message] = await tx.select().from(messages).where(eq(messages.id, settled.message_id));
    if (!message || message.recalledAt) return undefined;
    const at = clock();
    const reference = { chat_id: message.chatId, language };
    // The text is kept with the message alone, so that it goes with it.
    const payload = { ...reference, message_id: message.id };
    const seq = await appendChange(tx, { topicId: topic_id, kind: 'translation', payload, at });
    const numbered = { kind: 'translation' as const, seq, topic_id, date: at.toISOString() };
    const change = { ...numbered, ...reference, state, text, source, engine };

    async function tell({ senderId, seq: messageSeq }: MessageRow): Promise<void> {
      const { all } = await requireMember(topic_id, senderId);
      for (const { userId: user_id, reads, clearedSeq } of all) {
        if (reads !== language || messageSeq <= clearedSeq) continue;
        publisher.toMember(topic_id, user_id, chatEvents.translateChat, { topic_id, user_id }, change);
      }
      topicTouched(topic_id);
    }
    return () => void tell(message).catch(onError);
  };
}
