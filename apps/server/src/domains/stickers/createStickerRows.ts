import { limits } from '@franca/contract';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { stickers } from '../../db/schema/stickers.ts';
import type { Clock } from '../../ports/Clock.ts';

/** A stored sticker of a person. */
export type StickerRow = typeof stickers.$inferSelect;

/** For how long a sticker that was removed can be brought back. */
const keptMs = 24 * 3_600_000;

/** What is read of the stickers of a person, over the database. */
export function createStickerRows({ db, clock }: { db: Database; clock: Clock }) {
  const listed = (userId: string) => and(eq(stickers.userId, userId), isNull(stickers.removedAt));

  const rowsOf = (userId: string): Promise<StickerRow[]> =>
    db.select().from(stickers).where(listed(userId)).orderBy(desc(stickers.createdAt), desc(stickers.id));

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

  return { listed, rowsOf, find, forgottenAt, isForgotten, requireRoom };
}

/** What is read of the stickers of a person. */
export type StickerRows = ReturnType<typeof createStickerRows>;
