import { limits, type Sticker } from '@franca/contract';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { stickers } from '../../db/schema/stickers.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { Stickers } from './Stickers.ts';

/** What stickers are built on. */
export type StickersOptions = {
  db: Database;
  clock: Clock;
  /** Keeps their pictures. */
  files: Pick<Files, 'claim' | 'copy' | 'find' | 'release'>;
  /** Messages that show stickers; built after them. */
  chat: () => Pick<Chat, 'stickerIn' | 'releaseFiles'>;
  /** Whether a message that is to be sent later shows a sticker. */
  isScheduled: (url: string) => Promise<boolean>;
  /** Shows a person's pages that the list changed. */
  announce: (userId: string) => void;
};

type StickerRow = typeof stickers.$inferSelect;

/** For how long a sticker that was removed can be brought back. */
const keptMs = 24 * 3_600_000;

const pageSize = 100;

const toSticker = ({ id: _id, url: file_url, name, createdAt }: StickerRow): Sticker => ({
  _id,
  file_url,
  name,
  created_at: createdAt.toISOString(),
});

/** Stickers that people added themselves, over the database (docs/behaviour/attachments.md, Own stickers). */
export function createStickers({ db, clock, files, chat, isScheduled, announce }: StickersOptions) {
  const listed = (userId: string) => and(eq(stickers.userId, userId), isNull(stickers.removedAt));

  const rowsOf = (userId: string): Promise<StickerRow[]> =>
    db.select().from(stickers).where(listed(userId)).orderBy(desc(stickers.createdAt), desc(stickers.id));

  const list = async (userId: string): Promise<Sticker[]> => (await rowsOf(userId)).map(toSticker);

  async function find(where: ReturnType<typeof and>): Promise<StickerRow | undefined> {
    const [row] = await db.select().from(stickers).where(where);
    return row;
  }

  async function requireRoom(userId: string, on: Database = db): Promise<void> {
    const [counted] = await on.select({ all: count() }).from(stickers).where(listed(userId));
    if ((counted?.all ?? 0) >= limits.stickers) throw new Refusal('stickers_full');
  }

  /** Runs what makes the list of a person longer: pages that do so at once are counted one after the other. */
  async function withRoom(userId: string, run: (tx: Database) => Promise<unknown>): Promise<Sticker[]> {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stickers ${userId}`}, 0))`);
      await requireRoom(userId, tx);
      await run(tx);
    });
    announce(userId);
    return list(userId);
  }

  const bringBack = (userId: string, id: string): Promise<Sticker[]> =>
    withRoom(userId, (tx) => tx.update(stickers).set({ removedAt: null }).where(eq(stickers.id, id)));

  /** Adds a sticker whose file was claimed; where another page was faster, or there is no room any more, the file is given up. */
  async function insert(row: typeof stickers.$inferInsert): Promise<Sticker[]> {
    let isStored = false;
    try {
      return await withRoom(row.userId, async (tx) => {
        const added = await tx.insert(stickers).values(row).onConflictDoNothing().returning();
        isStored = added.length > 0 || (await tx.$count(stickers, eq(stickers.url, row.url))) > 0;
      });
    } finally {
      if (!isStored) await files.release(row.url, { userId: row.userId });
    }
  }

  /** What is there already: it is shown again where it was removed. */
  const again = ({ id, userId, removedAt }: StickerRow): Promise<Sticker[]> =>
    removedAt === null ? list(userId) : bringBack(userId, id);

  return {
    list,

    add: async (userId: string, { url, name }: { url: string; name: string }): Promise<Sticker[]> => {
      const known = await find(and(eq(stickers.userId, userId), eq(stickers.url, url)));
      if (known) return again(known);
      await requireRoom(userId);
      const found = await files.find(url);
      // A photo or an avatar has other limits, and what keeps it.
      if (found?.folder !== 'sticker') throw new Refusal('file_not_found');
      const file = await files.claim(url, { userId });
      return insert({ userId, url: file.url, name, createdAt: clock() });
    },

    /** Copies the file too: what somebody has does not go with the account of another person. */
    copy: async (members: TopicMembers, chatId: string): Promise<Sticker[]> => {
      const { userId } = members.self;
      const { url, name } = await chat().stickerIn(members, chatId);
      const isSame = sql`${stickers.url} = ${url} or ${stickers.copyOf} = ${url}`;
      const known = await find(and(eq(stickers.userId, userId), isSame));
      if (known) return again(known);
      await requireRoom(userId);
      const file = await files.copy(url, { userId });
      return insert({ userId, url: file.url, name, copyOf: url, createdAt: clock() });
    },

    remove: async (userId: string, id: string): Promise<Sticker[]> => {
      const [removed] = await db
        .update(stickers)
        .set({ removedAt: clock() })
        .where(and(listed(userId), eq(stickers.id, id)))
        .returning({ id: stickers.id });
      if (!removed) throw new Refusal('sticker_not_found');
      announce(userId);
      return list(userId);
    },

    restore: async (userId: string, id: string): Promise<Sticker[]> => {
      const known = await find(and(eq(stickers.userId, userId), eq(stickers.id, id)));
      if (!known) throw new Refusal('sticker_not_found');
      return again(known);
    },

    findOwn: async (userId, url) => {
      const row = await find(and(eq(stickers.userId, userId), eq(stickers.url, url)));
      if (row) return { url: row.url, name: row.name };
      // Whoever knows the address of a file may not put it into messages as a picture of their own.
      if (await files.find(url)) throw new Refusal('file_not_found');
      return undefined;
    },

    dropFile: async (url) => {
      await db.update(stickers).set({ copyOf: null }).where(eq(stickers.copyOf, url));
    },

    holds: async (url) => (await find(eq(stickers.url, url))) !== undefined,

    listOf: async (userId) =>
      (await rowsOf(userId)).map(({ url, name, createdAt }) => ({
        ...{ url, name },
        created_at: createdAt.toISOString(),
      })),

    purge: async () => {
      const before = new Date(clock().getTime() - keptMs);
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        const due = await db
          .select()
          .from(stickers)
          .where(and(isNotNull(stickers.removedAt), lte(stickers.removedAt, before), gt(stickers.id, after)))
          .orderBy(stickers.id)
          .limit(pageSize);
        for (const { id, url } of due) {
          if (await isScheduled(url)) continue;
          const gone = await db
            .delete(stickers)
            .where(and(eq(stickers.id, id), lte(stickers.removedAt, before)))
            .returning({ id: stickers.id });
          if (gone.length > 0) await chat().releaseFiles([url]);
        }
        const last = due.at(-1);
        if (!last || due.length < pageSize) return;
        after = last.id;
      }
    },
  } satisfies Stickers & Record<string, unknown>;
}
