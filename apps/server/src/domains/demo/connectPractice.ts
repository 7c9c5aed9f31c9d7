import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import { createPractice, type Practice } from './createPractice.ts';

/** The services through which the practice partner acts. */
export type PracticeDeps = {
  /** Opens the conversations. */
  topics: Topics;
  /** Sends the messages. */
  chat: Pick<Chat, 'send' | 'seen'>;
  /** Finds the partner and the language of whoever practises. */
  users: Pick<Users, 'find' | 'ofDemo'>;
};

/**
 * Builds the practice partner over the core and registers its routes; where there is no demo they answer "not found".
 *
 * @returns takes each message that is stored
 */
export function connectPractice(core: Core, { topics, chat, users }: PracticeDeps): Practice['answer'] {
  const practice = createPractice({
    db: core.database.db,
    clock: core.clock,
    users,
    ensure: (userId, otherId) => topics.ensurePrivate({ userId, otherId }),
    send: chat.send,
    markSeen: async (userId, topicId, seenTime) =>
      chat.seen(await topics.membership.require({ topicId, userId }), seenTime.toISOString()),
    onError: (error) => core.log.error({ err: error }, 'the practice partner could not answer'),
  });
  const { partner, practise } = endpoints.demo;
  core.route(partner, ({ userId }) => practice.partner(userId));
  core.route(practise, async ({ userId }) => ({ topic_id: await practice.begin(userId) }));
  return practice.answer;
}
