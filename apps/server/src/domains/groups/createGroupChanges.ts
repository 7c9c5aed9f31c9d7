import { randomUUID } from 'node:crypto';
import { limits, type SystemLine } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { Chat } from '../chat/Chat.ts';
import type { RecordedKind, TopicMember, Topics } from '../topics/Topics.ts';
import type { GroupChange } from './Groups.ts';

/** A change of a group, and the system line about it. */
export type NewGroupChange = {
  topicId: string;
  kind: Extract<RecordedKind, 'member-added' | 'member-removed' | 'topic-updated'>;
  /** What is stored besides the line. */
  content: object;
  /** Whoever did it. */
  userId: string;
  /** When; now when left out. */
  at?: Date;
  /** The content of the line; null where there is none. */
  line: { kind: SystemLine['kind']; peopleIds?: readonly string[]; name?: string } | null;
};

/** Changes of groups: each is stored in a transaction that holds the group's lock. */
export type GroupChanges = {
  /** Stores a change and its line; returns its number and date. */
  store: (tx: Database, change: NewGroupChange) => Promise<{ seq: number; date: string }>;
  /** Sends a stored change to everybody who is a member now, and updates their lists. */
  publish: (stored: { topicId: string; seq: number; self: TopicMember }) => Promise<void>;
};

/** What changes of groups are built on. */
export type GroupChangesOptions = {
  topics: Pick<Topics, 'changes' | 'membership'>;
  chat: Pick<Chat, 'storeSystemLine' | 'showChange'>;
};

/** Changes of groups over the database. */
export function createGroupChanges({
  topics: { changes, membership },
  chat,
}: GroupChangesOptions): GroupChanges {
  return {
    store: async (tx, { topicId, kind, content, userId, line, at }) => {
      const id = randomUUID();
      const stored = { ...content, message_id: line ? id : null };
      const { seq, date } = await changes.append(tx, {
        topicId,
        kind,
        content: stored,
        line: line !== null,
        ...(at && { at }),
      });
      if (line) await chat.storeSystemLine(tx, { id, topicId, userId, seq, date, ...line });
      return { seq, date };
    },
    publish: async ({ topicId, seq, self }) => {
      const change = await chat.showChange({ topicId, self }, seq);
      const members = (await membership.ofTopics([topicId])).get(topicId) ?? [];
      changes.publish(change as GroupChange, members);
    },
  };
}

/** The first of some people, as many as a change names. */
export const named = (userIds: readonly string[]): readonly string[] => userIds.slice(0, limits.namedMembers);
