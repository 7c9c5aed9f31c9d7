import type { Sticker } from '@franca/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { stickers } from '../../db/schema/stickers.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { StickerRow, StickerRows } from './createStickerRows.ts';

/** What changes of stickers are built on. */
export type StickerChangesOptions = {
  db: Database;
  clock: Clock;
  /** Keeps their pictures. */
  files: Pick<Files, 'check' | 'copy' | 'find' | 'keep'>;
  /** Messages that show stickers; built after them. */
  chat: () => Pick<Chat, 'stickerIn'>;
  /** Shows a person's pages that the list changed. */
  announce: (userId: string) => void;
};

/** Changes of what a person has; each returns the list as it is then. */
export function createStickerChanges(
  { db, clock, files, chat, announce }: StickerChangesOptions,
  { listed, find, isForgotten, requireRoom }: StickerRows,
  list: (userId: string) => Promise<Sticker[]>,
) {
  /**
   * Runs what may make the list of a person longer: pages that do so at once come one after the other, and the second one finds what
   * the first one did. A file is claimed in the same transaction: where no sticker is stored it is purged as any unfinished upload.
   */
  async function inTurn(
    userId: string,
    run: (tx: Database) => Promise<'changed' | 'unchanged'>,
  ): Promise<Sticker[]> {
    const outcome = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stickers ${userId}`}, 0))`);
      return run(tx);
    });
    if (outcome === 'changed') announce(userId);
    return list(userId);
  }

  /** Shows what is there already again where it was removed; refuses with `refusal` where a purge was faster. */
  async function showAgain(
    tx: Database,
    { id, userId, url, removedAt }: StickerRow,
    refusal: 'sticker_not_found' | 'file_not_found',
  ) {
    if (removedAt === null) return 'unchanged';
    await requireRoom(userId, tx);
    const shown = await tx
      .update(stickers)
      .set({ removedAt: null })
      .where(eq(stickers.id, id))
      .returning({ id: stickers.id });
    if (shown.length === 0 || !(await files.keep(tx, url, { userId }))) throw new Refusal(refusal);
    return 'changed';
  }

  /** Adds what `prepare` makes of a file that was checked, unless it is there already or another page was faster. */
  async function put(
    userId: string,
    which: SQL | undefined,
    prepare: () => Promise<Pick<typeof stickers.$inferInsert, 'url' | 'name' | 'copyOf'>>,
  ): Promise<Sticker[]> {
    const isSame = and(eq(stickers.userId, userId), which);
    const before = await find(isSame);
    if (before?.removedAt === null) return list(userId);
    if (!before) await requireRoom(userId);
    const row = before ? undefined : await prepare();
    return inTurn(userId, async (tx) => {
      const known = await find(isSame, tx);
      if (known) return showAgain(tx, known, 'file_not_found');
      // It was removed, and is forgotten since this moment.
      if (!row) throw new Refusal('file_not_found');
      await requireRoom(userId, tx);
      await tx.insert(stickers).values({ ...row, userId, createdAt: clock() });
      if (!(await files.keep(tx, row.url, { userId }))) throw new Refusal('file_not_found');
      return 'changed';
    });
  }

  return {
    add: (userId: string, { url, name }: { url: string; name: string }): Promise<Sticker[]> =>
      put(userId, eq(stickers.url, url), async () => {
        const found = await files.find(url);
        // A photo or an avatar has other limits, and what keeps it.
        if (found?.folder !== 'sticker') throw new Refusal('file_not_found');
        const file = await files.check(url, { userId });
        return { url: file.url, name };
      }),

    /** Copies the file too: what somebody has does not go with the account of another person. */
    copy: async (members: TopicMembers, chatId: string): Promise<Sticker[]> => {
      const { userId } = members.self;
      const { url, name } = await chat().stickerIn(members, chatId);
      return put(userId, or(eq(stickers.url, url), eq(stickers.copyOf, url)), async () => {
        const file = await files.copy(url, { userId });
        return { url: file.url, name, copyOf: url };
      });
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

    restore: (userId: string, id: string): Promise<Sticker[]> =>
      inTurn(userId, async (tx) => {
        const known = await find(and(eq(stickers.userId, userId), eq(stickers.id, id)), tx);
        if (!known || isForgotten(known)) throw new Refusal('sticker_not_found');
        return showAgain(tx, known, 'sticker_not_found');
      }),
  };
}
