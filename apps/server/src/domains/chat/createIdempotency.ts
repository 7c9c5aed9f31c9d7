import type { Message } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/Database.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { findByChatId } from './findMessage.ts';

/** Returns what is stored already instead of storing it again. */
export type Idempotency = {
  /** A stored message as its sender gets it. */
  answer: (row: MessageRow, userId: string) => Promise<Message>;
  /**
   * Does the work; when it fails and a message with this chat_id was stored before, returns that message. Looking only
   * after a failure keeps the usual first sending one query shorter.
   */
  run: (request: { chatId: string; userId: string }, work: () => Promise<Message>) => Promise<Message>;
};

/** Idempotency over the database. */
export function createIdempotency({ db, topics }: ChatContext, renderer: MessageRenderer): Idempotency {
  async function answer(row: MessageRow, userId: string): Promise<Message> {
    const { self } = await topics.membership.require({ topicId: row.topicId, userId });
    const [message] = await renderer.render([row], self);
    if (!message) throw new Refusal('message_not_found');
    return message;
  }

  return {
    answer,
    run: async ({ chatId, userId }, work) => {
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
