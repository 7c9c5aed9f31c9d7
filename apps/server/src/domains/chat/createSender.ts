import type { Message, ParsedMessageInput } from '@franca/contract';
import { databaseProblem } from '../../db/databaseProblem.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { createMessageStore } from './createMessageStore.ts';
import { findByChatId, findInTopic, senderOf } from './findMessage.ts';
import type { NewMessage } from './insertMessage.ts';
import type { MessageRow } from './MessageRow.ts';
import { readContent } from './readContent.ts';

/** A message to be sent on. */
type Forwarding = { fromChatId: string; newChatId: string; targetId: string };

/** Sending and forwarding. */
export type Sender = {
  /** Stores a message once and tells the topic; a chat_id that was stored before answers the first message. */
  send: (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;
  /** Sends a copy of a message the caller can read to a person (readings C23). */
  forward: (userId: string, forwarding: Forwarding) => Promise<Message>;
};

/** Sending over the database. */
export function createSender(context: ChatContext, renderer: MessageRenderer): Sender {
  const { db, clock, requireMember, translations, files } = context;
  const storeNew = createMessageStore(context, renderer);

  const requireOwnChatId = (userId: string, chatId: string) => {
    if (senderOf(chatId).toLowerCase() !== userId) throw new Refusal('chat_id_invalid');
  };

  /**
   * Whatever stands against a message, its chat_id above all: when it was stored before, that message is the answer.
   * Looking only now keeps the usual first sending one question shorter.
   */
  async function once(chatId: string, userId: string, work: () => Promise<Message>): Promise<Message> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) && databaseProblem(error)?.code !== '23505') throw error;
      const first = await findByChatId(db, chatId);
      if (!first) throw error;
      return answerFirst(first, userId);
    }
  }

  async function answerFirst(row: MessageRow, userId: string): Promise<Message> {
    const { self } = await requireMember(row.topicId, userId);
    const [message] = await renderer.render([row], self);
    if (!message) throw new Refusal('message_not_found');
    return message;
  }

  async function sendNew(userId: string, input: ParsedMessageInput, at: Date): Promise<Message> {
    const { self, all } = await requireMember(input.topic_id, userId);
    const reply = input.reply_id ? await findInTopic(db, input.topic_id, input.reply_id) : undefined;
    if (input.reply_id && !(reply && reply.seq > self.clearedSeq)) throw new Refusal('reply_not_found');
    const content = await readContent(db, files, input, { userId, at });
    const writerLanguage = context.codeOfLanguage(self.language);
    const isText = input.type === 'message' && content.content !== null;
    const message: NewMessage = {
      ...content,
      topicId: input.topic_id,
      senderId: userId,
      chatId: input.chat_id,
      type: input.type,
      language: isText ? translations.detect(content.content ?? '', writerLanguage) : null,
      replyId: reply?.id ?? null,
      forwardId: null,
      callRoom: null,
      createdAt: at,
    };
    return storeNew(message, all);
  }

  async function forwardNew(
    userId: string,
    { fromChatId, newChatId, targetId }: Forwarding,
  ): Promise<Message> {
    const original = await findByChatId(db, fromChatId);
    if (!original) throw new Refusal('message_not_found');
    const { self } = await requireMember(original.topicId, userId);
    const isReadable = original.recalledAt === null && original.seq > self.clearedSeq;
    if (!isReadable || original.type === 'call') throw new Refusal('message_not_found');
    const topicId = await context.ensurePrivateTopic(userId, targetId);
    const { all } = await requireMember(topicId, userId);
    const { seq: _seq, id, ...copy } = original;
    const own = { topicId, senderId: userId, chatId: newChatId, replyId: null, createdAt: clock() };
    return storeNew({ ...copy, ...own, forwardId: id }, all);
  }

  return {
    send: async (userId, input, at = clock()) => {
      requireOwnChatId(userId, input.chat_id);
      return once(input.chat_id, userId, () => sendNew(userId, input, at));
    },
    forward: async (userId, forwarding) => {
      requireOwnChatId(userId, forwarding.newChatId);
      return once(forwarding.newChatId, userId, () => forwardNew(userId, forwarding));
    },
  };
}
