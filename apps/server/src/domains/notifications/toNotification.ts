import type { Notification, User } from '@franca/contract';
import type { notifications } from '../../db/schema/notifications.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** A stored notification as its reader gets it. */
export function toNotification(row: NotificationRow, { _id, name, avatar }: User): Notification {
  const { id, kind, facts, createdAt, readAt, topicId } = row;
  const shared = {
    _id: id,
    date: createdAt.toISOString(),
    is_read: readAt !== null,
    person: { _id, name, avatar },
  };
  const topic = { _id: topicId ?? '', name: facts.topic_name ?? null };
  switch (kind) {
    case 'missed-call':
      return {
        ...shared,
        kind,
        topic: topicId === null ? null : topic,
        uuid: facts.uuid ?? '',
        is_video: facts.is_video ?? false,
      };
    case 'member-added':
      return { ...shared, kind, topic };
    case 'mention':
      return { ...shared, kind, topic, chat_id: facts.chat_id ?? '' };
    case 'member-removed':
    case 'group-deleted':
      return { ...shared, kind, topic_name: facts.topic_name ?? '' };
    case 'message-unsent':
      return {
        ...shared,
        kind,
        topic_name: facts.topic_name ?? null,
        scheduled_id: facts.scheduled_id ?? '',
      };
    case 'friend-request':
    case 'friend-accepted':
      return { ...shared, kind };
  }
}
