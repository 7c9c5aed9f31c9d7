import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { stickers } from '../../db/schema/stickers.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import type { StickerRows } from './createStickerRows.ts';

/** What the purge of removed stickers is built on. */
export type StickerPurgeOptions = {
  db: Database;
  /** Keeps the picture of what its owner brought back meanwhile. */
  files: Pick<Files, 'keep'>;
  /** Gives up the pictures that no message shows; built after the stickers. */
  chat: () => Pick<Chat, 'releaseFiles'>;
  /** Whether a message that is to be sent later shows a sticker. */
  isScheduled: (url: string) => Promise<boolean>;
};

const pageSize = 100;

/** Forgets the stickers that cannot be brought back any more, and their pictures. */
export function createStickerPurge(
  { db, files, chat, isScheduled }: StickerPurgeOptions,
  { find, forgottenAt }: StickerRows,
): () => Promise<void> {
  return async (): Promise<void> => {
    const before = forgottenAt();
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const due = await db
        .select()
        .from(stickers)
        .where(and(isNotNull(stickers.removedAt), lte(stickers.removedAt, before), gt(stickers.id, after)))
        .orderBy(stickers.id)
        .limit(pageSize);
      for (const { id, userId, url } of due) {
        if (await isScheduled(url)) continue;
        // The row last: where the server ends in between, it is found again by it.
        await chat().releaseFiles([url]);
        const gone = await db
          .delete(stickers)
          .where(and(eq(stickers.id, id), lte(stickers.removedAt, before)))
          .returning({ id: stickers.id });
        // Its owner brought it back meanwhile, perhaps before its file was given up.
        if (gone.length === 0 && (await find(eq(stickers.id, id)))) await files.keep(db, url, { userId });
      }
      const last = due.at(-1);
      if (!last || due.length < pageSize) return;
      after = last.id;
    }
  };
}
