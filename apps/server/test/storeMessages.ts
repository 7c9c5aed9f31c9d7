import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/Database.ts';
import { messages } from '../src/db/schema/chat.ts';
import { topics } from '../src/db/schema/topics.ts';
import { users } from '../src/db/schema/users.ts';

/** Stores a user, a topic and that many messages in it without the application; returns the ids. */
export async function storeMessages(
  db: Database,
  count: number,
): Promise<{ topicId: string; ids: string[] }> {
  const now = new Date();
  const [senderId, topicId] = [randomUUID(), randomUUID()];
  const profile = {
    name: 'Writer',
    country: 'Australia',
    language: 'English',
    accent: 'English (Australia)',
  };
  await db.insert(users).values({ id: senderId, ...profile, gender: 'other' });
  await db.insert(topics).values({ id: topicId, createdBy: senderId, createdAt: now, updatedAt: now });
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    topicId,
    senderId,
    chatId: `${senderId}-${index}`,
    seq: index + 1,
    type: 'message' as const,
    attachments: [],
    createdAt: now,
  }));
  await db.insert(messages).values(rows);
  return { topicId, ids: rows.map(({ id }) => id) };
}
