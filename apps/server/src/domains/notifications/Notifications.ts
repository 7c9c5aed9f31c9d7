import type { Notification } from '@franca/contract';
import type { Database } from '../../db/Database.ts';

/** What every notification names: whose it is, and who caused it. */
type Entry = {
  /** Whom it is for. */
  userId: string;
  /** Who caused it. */
  byId: string;
  /** When it happened; now when left out. */
  at?: Date;
};

/** The conversation that a notification leads to; the person has to be its member already. `name` is null in a private one. */
type InTopic = { topic: { id: string; name: string | null } };

/** The group that a person is no member of any more, or in a moment. */
type OfGroup = { topic: { id: string; name: string } };

/** A notification before it is stored. */
export type NewNotification = Entry &
  (
    | { kind: 'friend-request' | 'friend-accepted' }
    /** Without a conversation for somebody who was added to a call of others. */
    | { kind: 'missed-call'; uuid: string; isVideo: boolean; topic: InTopic['topic'] | null }
    | ({ kind: 'member-added' } & InTopic)
    | ({ kind: 'member-removed' | 'group-deleted' } & OfGroup)
    | ({ kind: 'mention'; chatId: string } & InTopic)
    /** Of the person themselves: `topicName` is that of a group. */
    | { kind: 'message-unsent'; topicName: string | null; scheduledId: string }
  );

/** Notifications, as the other domains use them: stored in the transaction of what they are about, announced after it. */
export type Notifications = {
  /**
   * Stores notifications inside the transaction of what they are about; returns who got one, for `publish`. Left out are those
   * by somebody who is in a block with the person, those by themselves but for messages that could not be sent, and in a muted conversation all but mentions.
   */
  add: (tx: Database, entries: readonly NewNotification[]) => Promise<string[]>;
  /** Ends what a request was: it is gone, or it was answered and so is read. Returns whose notification changed, for `publish`. */
  closeRequest: (
    tx: Database,
    request: { userId: string; byId: string; outcome: 'gone' | 'read' },
  ) => Promise<string[]>;
  /** All that the column of somebody holds, newest first. */
  allOf: (userId: string) => Promise<Notification[]>;
  /** Shows people their new number of unread notifications on all devices; called after the commit. */
  publish: (userIds: readonly string[]) => void;
};
