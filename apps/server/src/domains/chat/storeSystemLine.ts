import { randomInt } from 'node:crypto';
import { limits, type SystemLine } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';

/** A system line before it is stored. */
export type NewSystemLine = {
  /** Id of the message. */
  id: string;
  topicId: string;
  /** Whoever did what the line says. */
  userId: string;
  /** Number and date of the change that the line is part of. */
  seq: number;
  date: string;
  kind: SystemLine['kind'];
  /** Those who were added. */
  peopleIds?: readonly string[];
  /** The group's new name. */
  name?: string | null;
  /** After how many seconds new messages disappear; null: they stay. */
  lifetime?: number | null;
};

/** Stores a line of a conversation that nobody wrote, in the transaction of the change that it is part of. */
export type StoreSystemLine = (tx: Database, line: NewSystemLine) => Promise<void>;

/** Later than every moment that a client may name, so that no message is taken for the second sending of a line. */
const chatIdOf = (userId: string): string =>
  `${userId}-9${Array.from({ length: 16 }, () => randomInt(10)).join('')}`;

/** Stores a system line: a message whose words are data. */
export const storeSystemLine: StoreSystemLine = async (
  tx,
  { id, topicId, userId, seq, date, kind, peopleIds = [], name = null, lifetime = null },
) => {
  await tx.insert(messages).values({
    id,
    topicId,
    senderId: userId,
    chatId: chatIdOf(userId),
    seq,
    type: 'system',
    attachments: [],
    system: {
      kind,
      user_ids: peopleIds.slice(0, limits.namedMembers),
      people_count: peopleIds.length,
      name,
      ...(kind === 'lifetime-changed' && { lifetime }),
    },
    createdAt: new Date(date),
  });
};
