import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** A job as it is stored. */
export type JobRow = typeof jobs.$inferSelect;

/** Which jobs are taken. */
export type Take = {
  kind: string;
  now: Date;
  /** When whoever takes them counts as crashed. */
  until: Date;
  /** Id of this process. */
  lease: string;
  /** Jobs at most, and how many of them may be repeated attempts. */
  count: number;
  retries: number;
  /** Jobs of one owner that may run at once, and how many of each run here. */
  perOwner: number;
  running: readonly { id: string; ownerId: string | null }[];
};

/** Takes jobs that are due: owners in turn, and the oldest of each first. Two processes never get the same one. */
export async function takeJobs(db: Database, take: Take): Promise<JobRow[]> {
  const { kind, now, until, lease, count, retries, perOwner, running } = take;
  const at = sql`${now.toISOString()}::timestamptz`;
  const chosen = sql`
    with running as (
      select id, "ownerId" from json_to_recordset(${JSON.stringify(running)}::json) as row(id uuid, "ownerId" uuid)
    ), due as (
      select id, due_at, attempts,
        row_number() over (partition by coalesce(owner_id, id) order by due_at, id)
          + (select count(*) from running where "ownerId" = owner_id) as turn
      from ${jobs}
      where kind = ${kind} and failed_at is null and due_at <= ${at} and id not in (select id from running)
    ), ranked as (
      select id, due_at, attempts, turn, row_number() over (partition by attempts > 0 order by turn, due_at) as place
      from due where turn <= ${perOwner}
    )
    select id from ranked where attempts = 0 or place <= ${retries} order by turn, due_at limit ${count}`;
  // What another process took meanwhile is looked at again once it is locked. As an array the choice is made once.
  const free = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(sql`${jobs.id} = any(array(${chosen}))`, lte(jobs.dueAt, now), isNull(jobs.failedAt)))
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, dueAt: until, lease })
    .where(inArray(jobs.id, free))
    .returning();
}

/** Kinds with a job that is due. */
export async function selectDueKinds(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: jobs.kind })
    .from(jobs)
    .where(and(isNull(jobs.failedAt), lte(jobs.dueAt, now)));
  return rows.map(({ kind }) => kind);
}

/**
 * Stores jobs; of those with a key that waits already nothing changes, unless it is replaced, and one that was given up begins anew.
 */
export async function insertJobs(
  tx: Database,
  rows: readonly (typeof jobs.$inferInsert)[],
  { replaces = false }: { replaces?: boolean } = {},
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(jobs)
    .values([...rows])
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        data: sql`excluded.data`,
        dueAt: sql`excluded.due_at`,
        expiresAt: sql`excluded.expires_at`,
        attempts: 0,
        problem: null,
        failedAt: null,
        lease: null,
      },
      setWhere: replaces ? undefined : isNotNull(jobs.failedAt),
    });
}

const isMine = ({ id, lease }: Pick<JobRow, 'id' | 'lease'>) =>
  and(eq(jobs.id, id), lease === null ? isNull(jobs.lease) : eq(jobs.lease, lease));

/** Changes a job that this process has taken; nothing happens when it was cancelled, or taken by another one. */
export async function changeJob(
  db: Database,
  row: Pick<JobRow, 'id' | 'lease'>,
  change: Partial<JobRow>,
): Promise<void> {
  await db.update(jobs).set(change).where(isMine(row));
}

/** Removes a job that this process has taken; false when it was cancelled, or taken by another one. */
export async function endJob(tx: Database, row: Pick<JobRow, 'id' | 'lease'>): Promise<boolean> {
  const ended = await tx.delete(jobs).where(isMine(row)).returning({ id: jobs.id });
  return ended.length > 0;
}

/** Keeps jobs that take longer than a lease. */
export async function renewLeases(
  db: Database,
  { ids, lease, until }: { ids: readonly string[]; lease: string; until: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ dueAt: until })
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.lease, lease)));
}

/** Makes due what was being worked on: for the only process of a database, which begins and knows that nobody is. */
export async function releaseLeases(db: Database, now: Date): Promise<void> {
  await db.update(jobs).set({ dueAt: now, lease: null }).where(isNotNull(jobs.lease));
}

/** Removes jobs of owners that are about something. */
export function cancelJobs(
  db: Database,
  { kind, ownerIds, subject }: { kind: string; ownerIds: readonly string[]; subject: string },
): Promise<Pick<JobRow, 'data' | 'attempts'>[]> {
  return db
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.subject, subject), inArray(jobs.ownerId, [...ownerIds])))
    .returning({ data: jobs.data, attempts: jobs.attempts });
}

/** Removes dead letters: with the time until which they were of use, and the others when they are old. */
export async function forgetGivenUp(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .delete(jobs)
    .where(and(isNotNull(jobs.failedAt), or(lte(jobs.expiresAt, now), lte(jobs.failedAt, before))));
}
