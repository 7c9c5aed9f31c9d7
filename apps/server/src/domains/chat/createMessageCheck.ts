import type { ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { findByChatId, requireOwnChatId } from './findMessage.ts';
import { findReply } from './findReply.ts';
import { type MessageContent, readContent } from './readContent.ts';

/**
 * Checks a message that is to be sent later as if it were sent now, claims its files and returns what it contains. Refuses like
 * sending, and with `conflict` a chat_id that a message has already.
 */
export type CheckMessage = (
  members: TopicMembers,
  input: ParsedMessageInput,
  at: Date,
) => Promise<MessageContent>;

/** Checks over the database. */
export function createMessageCheck(context: ChatContext): CheckMessage {
  const { db } = context;
  return async ({ self, isBlocked }, input, at) => {
    requireOwnChatId(self.userId, input.chat_id);
    if (isBlocked) throw new Refusal('blocked');
    await findReply(db, self, input);
    if (await findByChatId(db, input.chat_id)) throw new Refusal('conflict');
    return readContent(context, input, { userId: self.userId, at });
  };
}
