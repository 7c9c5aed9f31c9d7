import { limits, type Sticker } from '@franca/contract';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
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
  files: Pick<Files, 'check' | 'copy' | 'find' | 'keep'>;
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

  async function find(where: SQL | undefined, on: Database = db): Promise<StickerRow | undefined> {
    const [row] = await on.select().from(stickers).where(where);
    return row;
  }

  /** What was removed before cannot be brought back any more; it is purged now and then. */
  const forgottenAt = (): Date => new Date(clock().getTime() - keptMs);
  const isForgotten = ({ removedAt }: StickerRow): boolean =>
    removedAt !== null && removedAt <= forgottenAt();

  async function requireRoom(userId: string, on: Database = db): Promise<void> {
    const [counted] = await on.select({ all: count() }).from(stickers).where(listed(userId));
    if ((counted?.all ?? 0) >= limits.stickers) throw new Refusal('stickers_full');
  }

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
    list,

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

    purge: async () => {
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
    },
  } satisfies Stickers & Record<string, unknown>;
}
