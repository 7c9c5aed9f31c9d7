import type { ParsedMessageInput } from '@franca/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { scheduledMessages } from '../../db/schema/scheduled.ts';

/** Removes the scheduled messages of an account that is being closed. */
export async function removeScheduledOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(scheduledMessages).where(eq(scheduledMessages.userId, userId));
}

/** Removes what the scheduled messages of others say of an account that is deleted: mentions, replies to it, and its shared contact. */
export async function forgetInScheduled(db: Database, userId: string): Promise<void> {
  const names = sql`strpos(${scheduledMessages.message}::text, ${userId}::text) > 0`;
  const rows = await db.select().from(scheduledMessages).where(names);
  // A shared contact that is gone cannot be sent, and has no words that would be lost.
  const contacts = rows.filter(({ message }) => message.type === 'contact' && message.contact === userId);
  if (contacts.length > 0)
    await db.delete(scheduledMessages).where(
      inArray(
        scheduledMessages.id,
        contacts.map(({ id }) => id),
      ),
    );
  await db.transaction(async (tx) => {
    for (const { id } of rows) {
      const [row] = await tx
        .select()
        .from(scheduledMessages)
        .where(eq(scheduledMessages.id, id))
        .for('update');
      if (!row) continue;
      const { message } = row;
      const mentions = 'mentions' in message ? message.mentions : undefined;
      const kept = mentions?.filter(({ user_id }) => user_id !== userId);
      // What is answered may be a message of the account, whose id names it.
      const isReply = message.reply_id?.startsWith(userId) ?? false;
      await tx
        .update(scheduledMessages)
        .set({
          message: {
            ...message,
            ...(kept && { mentions: kept }),
            ...(isReply && { reply_id: null }),
          } as ParsedMessageInput,
        })
        .where(eq(scheduledMessages.id, id));
    }
  });
}
