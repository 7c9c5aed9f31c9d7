import type { Message } from '@franca/contract';
import { and, eq, not, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isExpired } from './isExpired.ts';
import { isHiddenFrom } from './isHidden.ts';

/** A message that somebody has not seen yet, as they get it. */
export type UnseenMessage = { message: Message; reader: TopicMember; topicName: string | null };

/** Finds a message that a member has not seen; its translation is ordered. Undefined once there is nothing to report. */
export function createMessageForReader({ clock, db, topics }: ChatContext, renderer: MessageRenderer) {
  return async (id: string, userId: string): Promise<UnseenMessage | undefined> => {
    const isHidden = isHiddenFrom(sql`messages.id`, sql`${userId}`);
    const [row] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), not(isHidden)));
    if (!row || row.recalledAt || isExpired(row, clock())) return undefined;
    const { topicId } = row;
    const members = await topics.membership.require({ topicId, userId }).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!members || members.isBlocked) return undefined;
    const { self } = members;
    if (self.seenSeq >= row.seq || self.clearedSeq >= row.seq) return undefined;
    const [message] = await renderer.renderForOnline([row], self);
    if (!message) return undefined;
    return { message, reader: self, topicName: (await topics.find(topicId))?.name ?? null };
  };
}
