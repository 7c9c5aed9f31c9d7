import { and, eq, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { isOwnSticker } from './ownStickers.ts';

/** Files of messages that are gone. */
export type FileRelease = {
  /** Addresses of all files in a topic. */
  filesIn: (tx: Database, topicId: string) => Promise<string[]>;
  /** Gives files up that no message shows or will show, unless they are avatars or pictures of groups. */
  release: (urls: readonly string[]) => Promise<void>;
};

/** Over the database: a forwarded copy keeps its files, the last message that goes gives them up. */
export function createFileRelease(context: ChatContext): FileRelease {
  const { db, files, users, topics, stickers, isScheduled } = context;
  return {
    filesIn: async (tx, topicId) => {
      const rows = await rowsOf<{ url: string }>(
        tx,
        sql`select distinct file.value ->> 'origin_url' as url
          from messages cross join lateral jsonb_array_elements(attachments) as file(value)
          where topic_id = ${topicId} and attachments <> '[]'::jsonb
          union
          select content from messages
          where topic_id = ${topicId} and ${isOwnSticker}`,
      );
      return rows.map(({ url }) => url);
    },
    release: async (urls) => {
      for (const origin_url of urls) {
        // Words of the index: it holds only messages with files.
        const hasFile = sql`${messages.attachments} <> '[]'::jsonb
          and ${messages.attachments} @> ${JSON.stringify([{ origin_url }])}::jsonb`;
        const showsIt = and(isOwnSticker, eq(messages.content, origin_url));
        const [copy] = await db
          .select({ id: messages.id })
          .from(messages)
          .where(or(hasFile, showsIt))
          .limit(1);
        const isNeeded =
          copy ||
          (await stickers().hasFile(origin_url)) ||
          (await users.isAvatar(origin_url)) ||
          (await topics.isPicture(origin_url)) ||
          (await isScheduled(origin_url));
        if (!isNeeded) await files.release(origin_url);
      }
    },
  };
}
