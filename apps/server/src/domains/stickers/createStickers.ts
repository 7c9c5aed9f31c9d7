import type { Sticker } from '@franca/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { stickers } from '../../db/schema/stickers.ts';
import type { Chat } from '../chat/Chat.ts';
import { createStickerChanges, type StickerChangesOptions } from './createStickerChanges.ts';
import { createStickerPurge, type StickerPurgeOptions } from './createStickerPurge.ts';
import { createStickerRows, type StickerRow } from './createStickerRows.ts';
import type { Stickers } from './Stickers.ts';

/** What stickers are built on. */
export type StickersOptions = Omit<StickerChangesOptions & StickerPurgeOptions, 'chat'> & {
  /** Messages that show stickers; built after them. */
  chat: () => Pick<Chat, 'stickerIn' | 'releaseFiles'>;
};

const toSticker = ({ id: _id, url: file_url, name, createdAt }: StickerRow): Sticker => ({
  _id,
  file_url,
  name,
  created_at: createdAt.toISOString(),
});

/** Stickers that people added themselves, over the database (docs/behaviour/attachments.md, Own stickers). */
export function createStickers(options: StickersOptions) {
  const { db, files } = options;
  const rows = createStickerRows(options);
  const { find, rowsOf, forgottenAt } = rows;

  const list = async (userId: string): Promise<Sticker[]> => (await rowsOf(userId)).map(toSticker);

  return {
    ...createStickerChanges(options, rows, list),
    list,
    purge: createStickerPurge(options, rows),

    findOwn: async (userId, url) => {
      const row = await find(and(eq(stickers.userId, userId), eq(stickers.url, url)));
      if (row) return { url: row.url, name: row.name };
      // Whoever knows the address of a file may not put it into messages as a picture of their own.
      if (await files.find(url)) throw new Refusal('file_not_found');
      return undefined;
    },

    namesOf: async (userId, urls) => {
      if (urls.length === 0) return new Map();
      const rows = await db
        .select({ url: stickers.url, name: stickers.name })
        .from(stickers)
        .where(and(eq(stickers.userId, userId), inArray(stickers.url, [...urls])));
      return new Map(rows.map(({ url, name }) => [url, name]));
    },

    dropFile: async (url) => {
      await db.update(stickers).set({ copyOf: null }).where(eq(stickers.copyOf, url));
    },

    hasFile: async (url) => {
      const isKept = or(isNull(stickers.removedAt), gt(stickers.removedAt, forgottenAt()));
      return (await find(and(eq(stickers.url, url), isKept))) !== undefined;
    },

    listOf: async (userId) =>
      (await rowsOf(userId)).map(({ url, name, createdAt }) => ({
        ...{ url, name },
        created_at: createdAt.toISOString(),
      })),
  } satisfies Stickers & Record<string, unknown>;
}
