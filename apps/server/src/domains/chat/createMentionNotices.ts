import type { Database } from '../../db/Database.ts';
import type { messages } from '../../db/schema/chat.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Topics } from '../topics/Topics.ts';

/** What is known of the message. */
type MentioningMessage = Pick<typeof messages.$inferSelect, 'topicId' | 'senderId' | 'chatId' | 'mentions'>;

/** Notifies the people whom a message of a group mentions, without being waited for; in a private chat every message is for them. */
export type MentionNotices = (message: MentioningMessage) => void;

/** What the notices are stored with. */
export type MentionNoticesOptions = {
  db: Database;
  topics: Pick<Topics, 'find'>;
  notifications: Pick<Notifications, 'add' | 'publish'>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/**
 * Notices over the notifications. They follow the message, which is stored in one statement: a process that ends in
 * between leaves the mention to the message itself.
 */
export function createMentionNotices(options: MentionNoticesOptions): MentionNotices {
  const { db, topics, notifications, onError } = options;

  async function note({ topicId, senderId, chatId, mentions }: MentioningMessage): Promise<void> {
    const topic = await topics.find(topicId);
    if (!topic || topic.name === null) return;
    const entry = {
      kind: 'mention',
      byId: senderId,
      chatId,
      topic: { id: topicId, name: topic.name },
    } as const;
    const mentioned = [...new Set(mentions.map(({ user_id }) => user_id))];
    const notices = await notifications.add(
      db,
      mentioned.map((userId) => ({ ...entry, userId })),
    );
    notifications.publish(notices);
  }

  return (message) => {
    if (message.mentions.length > 0) note(message).catch(onError);
  };
}
