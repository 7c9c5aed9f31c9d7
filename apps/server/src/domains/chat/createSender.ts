import type { Message, ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../http/Refusal.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FirstAnswer } from './createFirstAnswer.ts';
import type { StoreMessage } from './createMessageStore.ts';
import { findInTopic } from './findMessage.ts';
import type { NewMessage } from './insertMessage.ts';
import { readContent } from './readContent.ts';
import { requireOwnChatId } from './requireOwnChatId.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

/** Stores a message once and tells the topic; a chat_id that was stored before answers the first message. */
export type SendMessage = (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;

/** Sending over the database. */
export function createSender(context: ChatContext, store: StoreMessage, first: FirstAnswer): SendMessage {
  const { db, clock, requireMember, translations, files } = context;

  async function sendNew(userId: string, input: ParsedMessageInput, at: Date): Promise<Message> {
    const { self, all } = await requireMember(input.topic_id, userId);
    const reply = input.reply_id ? await findInTopic(db, input.topic_id, input.reply_id) : undefined;
    if (input.reply_id && !(reply && reply.seq > self.clearedSeq)) throw new Refusal('reply_not_found');
    const content = await readContent(db, files, input, { userId, at });
    const writerLanguage = context.codeOfLanguage(self.language);
    const words = wordsToTranslate({ type: input.type, content: content.content });
    const message: NewMessage = {
      ...content,
      topicId: input.topic_id,
      senderId: userId,
      chatId: input.chat_id,
      type: input.type,
      language: words === null ? null : translations.detect(words, writerLanguage),
      replyId: reply?.id ?? null,
      forwardId: null,
      callRoom: null,
      createdAt: at,
    };
    return store(message, all);
  }

  return async (userId, input, at = clock()) => {
    requireOwnChatId(userId, input.chat_id);
    return first.once(input.chat_id, userId, () => sendNew(userId, input, at));
  };
}
