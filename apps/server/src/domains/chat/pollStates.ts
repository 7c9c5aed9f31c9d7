import type { Poll } from '@franca/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { pollVotes, type StoredPoll } from '../../db/schema/chat.ts';

/** The votes in a poll, as one reader sees them. */
export type PollVotes = {
  /** How many people chose each option, by its place. */
  counts: ReadonlyMap<number, number>;
  /** How many people voted. */
  voters: number;
  /** What the reader chose. */
  own: ReadonlySet<number>;
};

/** Nobody has voted. */
export const noVotes: PollVotes = { counts: new Map(), voters: 0, own: new Set() };

/** A poll as one reader gets it. */
export function toPoll(
  { is_multiple, is_anonymous, ends_at, ended_at, option_count }: StoredPoll,
  { counts, voters, own }: PollVotes,
): Poll {
  const options = Array.from({ length: option_count }, (_, place) => ({
    count: counts.get(place) ?? 0,
    is_own: own.has(place),
  }));
  return { is_multiple, is_anonymous, ends_at, ended_at, voter_count: voters, options };
}

/** Whether nobody can vote any more. */
export const isEnded = ({ ends_at, ended_at }: StoredPoll, now: Date): boolean =>
  ended_at !== null || (ends_at !== null && ends_at <= now.toISOString());

/** Where the polls among some messages stand for a reader, by message. */
export async function readPolls(
  db: Database,
  rows: readonly { id: string; poll: StoredPoll | null }[],
  userId: string,
): Promise<Map<string, Poll>> {
  const polls = rows.flatMap(({ id, poll }) => (poll ? [{ id, poll }] : []));
  if (polls.length === 0) return new Map();
  const { messageId, option } = pollVotes;
  // The row without an option counts the people who voted.
  const counted = await db
    .select({
      messageId,
      option: sql<number | null>`${option}`,
      count: sql<number>`count(distinct ${pollVotes.userId})::integer`,
      isOwn: sql<boolean>`bool_or(${pollVotes.userId} = ${userId})`,
    })
    .from(pollVotes)
    .where(
      inArray(
        messageId,
        polls.map(({ id }) => id),
      ),
    )
    .groupBy(sql`grouping sets ((${messageId}, ${option}), (${messageId}))`);
  const byMessage = Map.groupBy(counted, (row) => row.messageId);
  return new Map(
    polls.map(({ id, poll }) => {
      const of = byMessage.get(id) ?? [];
      const counts = new Map(of.flatMap((row) => (row.option === null ? [] : [[row.option, row.count]])));
      const own = new Set(of.flatMap((row) => (row.option !== null && row.isOwn ? row.option : [])));
      const voters = of.find((row) => row.option === null)?.count ?? 0;
      return [id, toPoll(poll, { counts, voters, own })];
    }),
  );
}
