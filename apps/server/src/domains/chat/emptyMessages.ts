import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages, pinnedMessages, pollVotes, reactions, starredMessages } from '../../db/schema/chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { noContent } from './noContent.ts';

/**
 * Takes away everything that messages say and what belongs to it, for everybody, within a transaction: content, translations, texts of
 * their files, reactions, votes, stars and pins. The rows stay, so that no `chat_id` is used again and numbers have no gaps.
 */
export async function emptyMessages(
  { attachmentTexts, translations }: Pick<ChatContext, 'attachmentTexts' | 'translations'>,
  { tx, ids, at }: { tx: Database; ids: string[]; at: Date },
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...noContent, recalledAt: at })
    .where(inArray(messages.id, ids));
  for (const table of [reactions, pollVotes, starredMessages, pinnedMessages])
    await tx.delete(table).where(inArray(table.messageId, ids));
  await translations.remove(ids, tx);
  await attachmentTexts().remove(ids, tx);
}
