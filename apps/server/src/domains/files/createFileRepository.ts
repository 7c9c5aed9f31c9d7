import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { files } from '../../db/schema/files.ts';
import type { FileOwner, FileRow } from './Files.ts';

/** What the check of the content found out. */
export type FileFacts = Pick<FileRow, 'contentType' | 'size' | 'width' | 'height'>;

/** Rows of table `files`. */
export type FileRepository = ReturnType<typeof createFileRepository>;

const whereOwnedBy = (owner: FileOwner) =>
  'userId' in owner ? eq(files.ownerId, owner.userId) : eq(files.ownerProof, owner.registrant);

/** Files that nobody claimed, whose sign-up was never finished, or whose owner is gone. */
function wherePurgeable(before: Date) {
  const isUnclaimed = and(
    or(isNull(files.claimedAt), isNotNull(files.ownerProof)),
    lt(files.createdAt, before),
  );
  const hasNoOwner = and(isNull(files.ownerId), isNull(files.ownerProof));
  return or(isUnclaimed, hasNoOwner);
}

/** Reads and writes table `files`. */
export function createFileRepository(db: Database) {
  return {
    insert: async (row: typeof files.$inferInsert): Promise<void> => {
      await db.insert(files).values(row);
    },
    find: async (key: string): Promise<FileRow | undefined> => {
      const [row] = await db.select().from(files).where(eq(files.key, key));
      return row;
    },
    findOwned: async (key: string, owner: FileOwner): Promise<FileRow | undefined> => {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.key, key), whereOwnedBy(owner)));
      return row;
    },
    /** Keeps the facts of a file that nobody claimed yet; undefined when somebody did or made it ready meanwhile, or it is gone. */
    setReady: async (
      { key, state }: Pick<FileRow, 'key' | 'state'>,
      facts: FileFacts,
    ): Promise<FileRow | undefined> => {
      const whereOpen = and(eq(files.key, key), eq(files.state, state), isNull(files.claimedAt));
      const [row] = await db
        .update(files)
        .set({ ...facts, state: 'ready' })
        .where(whereOpen)
        .returning();
      return row;
    },
    /** Counts a part that was stored, once however often it came. */
    addPart: async ({ key, parts }: Pick<FileRow, 'key' | 'parts'>, bytes: number): Promise<void> => {
      await db
        .update(files)
        .set({ parts: (parts ?? 0) + 1, size: sql`${files.size} + ${bytes}` })
        .where(and(eq(files.key, key), eq(files.parts, parts ?? 0), eq(files.state, 'pending')));
    },
    /** Claims a file of its owner; false where it is gone, or is about to go. */
    claim: async (
      { key, owner }: { key: string; owner: FileOwner },
      facts: { claimedAt: Date; name?: string },
      on: Database = db,
    ): Promise<boolean> => {
      const claimed = await on
        .update(files)
        .set(facts)
        .where(and(eq(files.key, key), whereOwnedBy(owner)))
        .returning({ key: files.key });
      return claimed.length > 0;
    },
    release: async (key: string): Promise<void> => {
      await db.update(files).set({ claimedAt: null }).where(eq(files.key, key));
    },
    setOwner: async (registrant: string, ownerId: string): Promise<void> => {
      await db.update(files).set({ ownerId, ownerProof: null }).where(eq(files.ownerProof, registrant));
    },
    remove: async (key: string): Promise<void> => {
      await db.delete(files).where(eq(files.key, key));
    },
    /** Without owner and proof they are purged. */
    dropProofs: async (
      tx: Database,
      { phone, emails }: { phone: string | null; emails: readonly string[] },
    ): Promise<void> => {
      const proofs = [...emails, ...(phone === null ? [] : [phone])];
      if (proofs.length > 0)
        await tx.update(files).set({ ownerProof: null }).where(inArray(files.ownerProof, proofs));
    },
    listReady: async (
      ownerId: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<FileRow[]> =>
      db
        .select()
        .from(files)
        .where(and(eq(files.ownerId, ownerId), eq(files.state, 'ready'), gt(files.key, after)))
        .orderBy(files.key)
        .limit(limit),
    listOwned: async (ownerId: string, limit: number): Promise<FileRow[]> =>
      db.select().from(files).where(eq(files.ownerId, ownerId)).limit(limit),
    listPurgeable: async (before: Date, limit: number): Promise<FileRow[]> =>
      db.select().from(files).where(wherePurgeable(before)).limit(limit),
    /** Takes a file that is about to be removed from its owner, who cannot claim it any more; false where they just did. */
    abandon: async (key: string, before: Date): Promise<boolean> => {
      const abandoned = await db
        .update(files)
        .set({ ownerId: null, ownerProof: null })
        .where(and(eq(files.key, key), wherePurgeable(before)))
        .returning({ key: files.key });
      return abandoned.length > 0;
    },
  };
}
