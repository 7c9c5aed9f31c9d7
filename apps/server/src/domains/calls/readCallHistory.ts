import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import type { CallEntry } from './Calls.ts';

/** The calls of a person, newest first. */
export async function readCallHistory(db: Database, userId: string): Promise<CallEntry[]> {
  const rows = await db
    .select({ call: calls, member: callMembers })
    .from(callMembers)
    .innerJoin(calls, eq(calls.uuid, callMembers.callUuid))
    .where(eq(callMembers.userId, userId))
    .orderBy(desc(calls.startedAt), desc(calls.uuid));
  return rows.map(({ call, member }) => ({
    uuid: call.uuid,
    topic_id: call.topicId,
    is_video: call.isVideo,
    is_own: call.createdBy === userId,
    started_at: call.startedAt.toISOString(),
    ended_at: call.endedAt?.toISOString() ?? null,
    ending: call.ending,
    state: member.kind,
    seconds: member.seconds,
  }));
}
