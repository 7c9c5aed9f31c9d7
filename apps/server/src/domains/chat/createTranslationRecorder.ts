import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';
import type { Topics } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';

/** What recording needs. */
export type RecorderOptions = {
  /** Members and changes. */
  topics: Topics;
  /** Called with errors after the commit, when nobody waits any more. */
  onError: (error: unknown) => void;
};

/**
 * Makes a finished translation a change of its topic, in the transaction that finishes it, and after the commit sends
 * it to the members who read that language.
 */
export function createTranslationRecorder({ topics, onError }: RecorderOptions) {
  return async (finished: MessageTranslation, tx: Database): Promise<(() => void) | undefined> => {
    const { topic_id: topicId, message_id, language, state, text, source, engine } = finished;
    const [message] = await tx.select().from(messages).where(eq(messages.id, message_id));
    if (!message || message.recalledAt) return undefined;
    const reference = { chat_id: message.chatId, language };
    const content = { ...reference, message_id };
    const numbered = await topics.changes.append(tx, { topicId, kind: 'translation', content });
    const change = { ...numbered, ...reference, state, text, source, engine };

    async function publish(userId: string, messageSeq: number): Promise<void> {
      const { all } = await topics.membership.require({ topicId, userId });
      const readers = all.filter(({ reads, clearedSeq }) => reads === language && messageSeq > clearedSeq);
      topics.changes.publish(change, readers);
    }
    return () => void publish(message.senderId, message.seq).catch(onError);
  };
}
