import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';

/** Whose pages are open on which calls, as far as this process knows; stored with the calls, so that all processes do. */
export type CallPresence = {
  /** A page subscribed to a call. */
  listen: (page: { socketId: string; uuid: string; userId: string }) => Promise<void>;
  /** It unsubscribed. */
  stopListening: (page: { socketId: string; uuid: string }) => void;
  /** Its socket closed. */
  close: (socketId: string) => Promise<void>;
  /** Stores that all of them are open still; returns calls that are gone, with their conversation. */
  beat: () => Promise<string[]>;
  /** Stores that some people are seen on a call. */
  touch: (uuid: string, userIds: readonly string[]) => Promise<void>;
};

/** Presence over the database: a process that dies stops storing, and the others see it. */
export function createCallPresence({ db, clock }: { db: Database; clock: Clock }): CallPresence {
  /** The calls of each socket, with whose it is. */
  const pages = new Map<string, { userId: string; uuids: Set<string> }>();

  async function touch(uuid: string, userIds: readonly string[]): Promise<void> {
    await db
      .update(callMembers)
      .set({ seenAt: clock() })
      .where(
        and(
          eq(callMembers.callUuid, uuid),
          inArray(callMembers.userId, [...userIds]),
          eq(callMembers.kind, 'joined'),
        ),
      );
  }

  return {
    touch,
    listen: async ({ socketId, uuid, userId }) => {
      const page = pages.get(socketId) ?? { userId, uuids: new Set() };
      page.uuids.add(uuid);
      pages.set(socketId, page);
      await touch(uuid, [userId]);
    },
    stopListening: ({ socketId, uuid }) => {
      const page = pages.get(socketId);
      page?.uuids.delete(uuid);
      if (page?.uuids.size === 0) pages.delete(socketId);
    },
    close: async (socketId) => {
      const page = pages.get(socketId);
      pages.delete(socketId);
      for (const uuid of page?.uuids ?? []) await touch(uuid, [page?.userId ?? '']);
    },
    beat: async () => {
      const open = [...pages.values()].flatMap(({ userId, uuids }) =>
        [...uuids].map((uuid) => sql`(${uuid}::uuid, ${userId}::uuid)`),
      );
      if (open.length === 0) return [];
      await db
        .update(callMembers)
        .set({ seenAt: clock() })
        .where(
          and(
            sql`(${callMembers.callUuid}, ${callMembers.userId}) in (${sql.join(open, sql`, `)})`,
            eq(callMembers.kind, 'joined'),
          ),
        );
      const uuids = [...new Set([...pages.values()].flatMap((page) => [...page.uuids]))];
      const known = await db.select({ uuid: calls.uuid }).from(calls).where(inArray(calls.uuid, uuids));
      const gone = uuids.filter((uuid) => !known.some((call) => call.uuid === uuid));
      for (const page of pages.values()) for (const uuid of gone) page.uuids.delete(uuid);
      return gone;
    },
  };
}
