import { randomUUID } from 'node:crypto';
import { limits, type Notification, type Pagination } from '@franca/contract';
import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { type NotificationFacts, notifications } from '../../db/schema/notifications.ts';
import { whereNotBlocked } from '../../db/shared/contacts.ts';
import { isMutedBy } from '../../db/shared/topics.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from '../users/Users.ts';
import type { NewNotification, Notifications } from './Notifications.ts';
import { toNotification } from './toNotification.ts';

/** What notifications are built on. */
export type NotificationsOptions = {
  /** Where they are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** People as a viewer sees them. */
  seenBy: Users['seenBy'];
};

/** A page of the column. */
type NotificationPage = {
  data: { notifications: Notification[]; unread_count: number };
  pagination: Pagination;
};

/** Notifications over the database. */
export type NotificationStore = Omit<Notifications, 'publish' | 'allOf'> & {
  /** A page, newest first. */
  list: (userId: string, page: { page: number; limit: number }) => Promise<NotificationPage>;
  /** Marks one or all as read; false where nothing was unread. */
  read: (userId: string, id: string | undefined) => Promise<boolean>;
  /** How many are unread, by person; none of somebody who has read everything. */
  unreadOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Removes those that are older than is promised, or too many for one person. */
  forgetOld: () => Promise<void>;
};

const dayMs = 24 * 3_600_000;

function factsOf(entry: NewNotification): NotificationFacts {
  switch (entry.kind) {
    case 'missed-call':
      return { topic_name: entry.topic?.name ?? null, uuid: entry.uuid, is_video: entry.isVideo };
    case 'mention':
      return { topic_name: entry.topic.name, chat_id: entry.chatId };
    case 'message-unsent':
      return { topic_name: entry.topicName, scheduled_id: entry.scheduledId };
    case 'member-added':
    case 'member-removed':
    case 'group-deleted':
      return { topic_name: entry.topic.name };
    default:
      return {};
  }
}

/** Whether it leads to a conversation: not to a group that its reader is not in. */
const leadsToTopic = ({ kind }: NewNotification): boolean =>
  kind === 'missed-call' || kind === 'member-added' || kind === 'mention';

const topicOf = (entry: NewNotification) => ('topic' in entry ? entry.topic : null);

/** Stores, reads and forgets them. */
export function createNotifications({ db, clock, seenBy }: NotificationsOptions): NotificationStore {
  const oldest = (): Date => new Date(clock().getTime() - limits.notificationDays * dayMs);
  const ofUser = (userId: string): SQL | undefined =>
    and(eq(notifications.userId, userId), gte(notifications.createdAt, oldest()));
  const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];
  /** The rows that count: the column ends where a person's number does. */
  const kept = (userId: string) =>
    db
      .select()
      .from(notifications)
      .where(ofUser(userId))
      .orderBy(...newestFirst)
      .limit(limits.notifications)
      .as('kept');

  return {
    add: async (tx, entries) => {
      if (entries.length === 0) return [];
      const rows = entries.map((entry) => ({
        id: randomUUID(),
        user_id: entry.userId,
        kind: entry.kind,
        by_id: entry.byId,
        about_id: topicOf(entry)?.id ?? null,
        topic_id: leadsToTopic(entry) ? (topicOf(entry)?.id ?? null) : null,
        facts: factsOf(entry),
        created_at: (entry.at ?? clock()).toISOString(),
      }));
      const stored = await rowsOf<{ user_id: string }>(
        tx,
        sql`insert into notifications (id, user_id, kind, by_id, topic_id, facts, created_at)
          select id, user_id, kind, by_id, topic_id, facts, created_at
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(id uuid, user_id uuid, kind text,
            by_id uuid, about_id uuid, topic_id uuid, facts jsonb, created_at timestamptz)
          where (user_id <> by_id or kind = 'message-unsent')
            and ${whereNotBlocked(sql`user_id`, sql`by_id`)}
            and (kind = 'mention' or not ${isMutedBy({ topicId: sql`about_id`, userId: sql`entry.user_id` })})
          returning user_id`,
      );
      return [...new Set(stored.map(({ user_id }) => user_id))];
    },
    closeRequest: async (tx, { userId, byId, outcome }) => {
      const open = and(
        eq(notifications.userId, userId),
        eq(notifications.byId, byId),
        eq(notifications.kind, 'friend-request'),
      );
      const changed =
        outcome === 'gone'
          ? await tx.delete(notifications).where(open).returning({ userId: notifications.userId })
          : await tx
              .update(notifications)
              .set({ readAt: clock() })
              .where(and(open, isNull(notifications.readAt)))
              .returning({ userId: notifications.userId });
      return changed.length > 0 ? [userId] : [];
    },
    list: async (userId, { page, limit }) => {
      const known = kept(userId);
      const [rows, [totals]] = await Promise.all([
        db
          .select()
          .from(known)
          .orderBy(desc(known.createdAt), desc(known.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db
          .select({ all: count(), unread: sql<number>`count(*) filter (where ${known.readAt} is null)::int` })
          .from(known),
      ]);
      const people = new Map(
        (await seenBy(userId, [...new Set(rows.map(({ byId }) => byId))])).map((user) => [user._id, user]),
      );
      const shown = rows.flatMap((row) => {
        const person = people.get(row.byId);
        return person ? [toNotification(row, person)] : [];
      });
      const totalPage = Math.max(1, Math.ceil((totals?.all ?? 0) / limit));
      return {
        data: { notifications: shown, unread_count: totals?.unread ?? 0 },
        pagination: { current: page, totalPage },
      };
    },
    read: async (userId, id) => {
      const one = id === undefined ? undefined : eq(notifications.id, id);
      const read = await db
        .update(notifications)
        .set({ readAt: clock() })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), one))
        .returning({ id: notifications.id });
      return read.length > 0;
    },
    unreadOf: async (userIds) => {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .select({ userId: notifications.userId, unread: count() })
        .from(notifications)
        .where(
          and(
            inArray(notifications.userId, [...userIds]),
            isNull(notifications.readAt),
            gte(notifications.createdAt, oldest()),
          ),
        )
        .groupBy(notifications.userId);
      return new Map(rows.map((row) => [row.userId, Math.min(row.unread, limits.notifications)]));
    },
    forgetOld: async () => {
      await db.delete(notifications).where(lt(notifications.createdAt, oldest()));
      const place = sql<number>`row_number() over (partition by ${notifications.userId}
        order by ${notifications.createdAt} desc, ${notifications.id} desc)`;
      const numbered = db
        .select({ id: notifications.id, place: place.as('place') })
        .from(notifications)
        .as('numbered');
      const superfluous = db
        .select({ id: numbered.id })
        .from(numbered)
        .where(sql`${numbered.place} > ${limits.notifications}`);
      await db.delete(notifications).where(inArray(notifications.id, superfluous));
    },
  };
}
