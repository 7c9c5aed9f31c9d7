import type { Message } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/databaseProblem.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { findByChatId } from './findMessage.ts';
import type { MessageRow } from './MessageRow.ts';

/** Answering what is stored already instead of storing it again. */
export type FirstAnswer = {
  /** A stored message as its sender gets it. */
  answer: (row: MessageRow, userId: string) => Promise<Message>;
  /**
   * Whatever stands against a message, its chat_id above all: when it was stored before, that message is the answer.
   * Looking only after a failure saves the usual first sending one query.
   */
  once: (chatId: string, userId: string, work: () => Promise<Message>) => Promise<Message>;
};

/** First answers over the database. */
export function createFirstAnswer(
  { db, requireMember }: ChatContext,
  renderer: MessageRenderer,
): FirstAnswer {
  async function answer(row: MessageRow, userId: string): Promise<Message> {
    const { self } = await requireMember(row.topicId, userId);
    const [message] = await renderer.render([row], self);
    if (!message) throw new Refusal('message_not_found');
    return message;
  }

  return {
    answer,
    once: async (chatId, userId, work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal) && databaseProblem(error)?.code !== '23505') throw error;
        const first = await findByChatId(db, chatId);
        if (!first) throw error;
        return answer(first, userId);
      }
    },
  };
}
