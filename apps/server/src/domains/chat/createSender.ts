import { isMet, type Mention, type Message, type ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { Idempotency } from './createIdempotency.ts';
import type { NewMessage } from './createInsertMessage.ts';
import { createMemberCache } from './createMemberCache.ts';
import type { MessageStore } from './createMessageStore.ts';
import { requireOwnChatId } from './findMessage.ts';
import { findReply } from './findReply.ts';
import { wordsToTranslate } from './needsTranslation.ts';
import { readContent } from './readContent.ts';
import { storeInGroup } from './storeInGroup.ts';

/** Stores a message once and sends it to the topic; for a chat_id that was stored before it returns the first message. */
export type SendMessage = (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;

/** Whether nothing has to be looked up before a message can be stored, and so before its writer is known as a member. */
const standsAlone = (input: ParsedMessageInput): boolean =>
  !input.reply_id && !('contact' in input) && !('attachments' in input);

/** Somebody who has left since the words were written is not mentioned: the words are sent all the same. */
function mentionsOf(input: ParsedMessageInput, all: readonly TopicMember[]): Mention[] {
  const mentions = ('mentions' in input && input.mentions) || [];
  return mentions.filter((mention) => all.some(({ userId }) => userId === mention.user_id));
}

/** Sending over the database. */
export function createSender(
  context: ChatContext,
  { store, storeIfUnchanged }: MessageStore,
  idempotency: Idempotency,
): SendMessage {
  const { db, clock, topics, translations } = context;
  const cache = createMemberCache();

  async function compose(
    self: TopicMember,
    all: readonly TopicMember[],
    input: ParsedMessageInput,
    at: Date,
  ): Promise<NewMessage> {
    const { userId } = self;
    const reply = await findReply(db, self, input);
    const content = await readContent(context, input, { userId, at });
    const writerLanguage = context.codeOfLanguage(self.language);
    const readerLanguages = all.filter((member) => member.userId !== userId).map(({ reads }) => reads);
    const words = wordsToTranslate({ type: input.type, content: content.content });
    return {
      ...content,
      topicId: input.topic_id,
      senderId: userId,
      chatId: input.chat_id,
      type: input.type,
      language: words === null ? null : translations.detect(words, writerLanguage, readerLanguages),
      replyId: reply?.id ?? null,
      forwardId: null,
      mentions: mentionsOf(input, all),
      callRoom: null,
      isSilent: input.is_silent ?? false,
      createdAt: at,
    };
  }

  async function sendNew(userId: string, input: ParsedMessageInput, at: Date): Promise<Message> {
    const { topic_id: topicId } = input;
    const guess = standsAlone(input) ? cache.find(topicId, userId) : undefined;
    const isOpen = guess && isMet('openTopic', guess.self);
    const attempt = isOpen
      ? await storeIfUnchanged(await compose(guess.self, guess.all, input, at), guess.all)
      : undefined;
    if (attempt?.stored) return attempt.stored;
    const { self, all, isBlocked } = attempt?.view ?? (await topics.membership.require({ topicId, userId }));
    if (!isMet('openTopic', self)) throw new Refusal('not_permitted');
    if (isBlocked) throw new Refusal('blocked');
    // The message shows the topic again to those who hid it.
    cache.keep(
      topicId,
      all.map((member) => ({ ...member, isHidden: false })),
    );
    if (self.topic.isGroup)
      return storeInGroup(storeIfUnchanged, { self, all }, (by, members) => compose(by, members, input, at));
    return store(await compose(self, all, input, at), all);
  }

  return async (userId, input, at = clock()) => {
    requireOwnChatId(userId, input.chat_id);
    return idempotency.run({ chatId: input.chat_id, userId }, () => sendNew(userId, input, at));
  };
}
