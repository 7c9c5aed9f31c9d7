import type { Message, ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { ChatContext, Reader } from './ChatContext.ts';
import type { FirstAnswer } from './createFirstAnswer.ts';
import type { MessageStore } from './createMessageStore.ts';
import { createReaderMemory } from './createReaderMemory.ts';
import { findInTopic } from './findMessage.ts';
import type { NewMessage } from './insertMessage.ts';
import { readContent } from './readContent.ts';
import { requireOwnChatId } from './requireOwnChatId.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

/** Stores a message once and tells the topic; a chat_id that was stored before answers the first message. */
export type SendMessage = (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;

/** Whether nothing has to be looked up before a message can be stored, and so before its writer is known as a member. */
const standsAlone = ({ type, reply_id }: ParsedMessageInput): boolean =>
  !reply_id && (type === 'message' || type === 'emoji' || type === 'sticker' || type === 'location');

/** Sending over the database. */
export function createSender(
  context: ChatContext,
  { store, storeIfUnchanged }: MessageStore,
  first: FirstAnswer,
): SendMessage {
  const { db, clock, requireMember, translations, files } = context;
  const memory = createReaderMemory();

  async function compose(self: Reader, input: ParsedMessageInput, at: Date): Promise<NewMessage> {
    const { userId } = self;
    const reply = input.reply_id ? await findInTopic(db, input.topic_id, input.reply_id) : undefined;
    if (input.reply_id && !(reply && reply.seq > self.clearedSeq)) throw new Refusal('reply_not_found');
    const content = await readContent(db, files, input, { userId, at });
    const writerLanguage = context.codeOfLanguage(self.language);
    const words = wordsToTranslate({ type: input.type, content: content.content });
    return {
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
  }

  async function sendNew(userId: string, input: ParsedMessageInput, at: Date): Promise<Message> {
    const { topic_id: topicId } = input;
    const guess = standsAlone(input) ? memory.find(topicId, userId) : undefined;
    const attempt = guess && (await storeIfUnchanged(await compose(guess.self, input, at), guess.all));
    const { self, all } = attempt?.view ?? (await requireMember(topicId, userId));
    memory.keep(topicId, all);
    return attempt?.stored ?? store(await compose(self, input, at), all);
  }

  return async (userId, input, at = clock()) => {
    requireOwnChatId(userId, input.chat_id);
    return first.once(input.chat_id, userId, () => sendNew(userId, input, at));
  };
}
