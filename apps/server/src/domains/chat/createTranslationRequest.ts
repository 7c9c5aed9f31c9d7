import type { Translation } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { canonicalLanguage } from '../../ports/translation/languageTags.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';
import { gradeOf } from './gradeOf.ts';
import { needsTranslation } from './needsTranslation.ts';

/** Where a message's translation stands after asking for it. */
export type TranslationAnswer = { chat_id: string; translated: string | null; translation: Translation };

/** Asks for a message's translation again, into the reader's language or another one; failed ones are retried. */
export function createTranslationRequest({ db, clock, translations }: ChatContext) {
  return async (
    { topicId, self }: TopicMembers,
    { chatId, language }: { chatId: string; language?: string | undefined },
  ): Promise<TranslationAnswer> => {
    const message = await findInTopic({ db, clock }, topicId, chatId);
    const isReadable = message && !message.recalledAt && message.seq > self.clearedSeq;
    if (!isReadable) throw new Refusal('message_not_found');
    const target = language === undefined ? self.reads : canonicalLanguage(language);
    if (!target) throw new Refusal('validation_failed', { sentences: ['A language must be a BCP 47 tag.'] });
    const none = { state: 'none' as const, source: message.language, target, engine: null, grade: null };
    // Asking for one's own text in another language is allowed; in the same language there is nothing to do.
    if (!needsTranslation(message, { userId: '', reads: target })) {
      return { chat_id: chatId, translated: null, translation: none };
    }
    const order = {
      message_id: message.id,
      topic_id: topicId,
      text: message.content ?? '',
      source: message.language,
      targets: [target],
      version: message.version,
    };
    const [stands] = await translations.request(order);
    const isOver = stands?.state === 'failed' || stands?.state === 'unavailable';
    const retried = isOver
      ? await translations.retry({ message_id: message.id, language: target })
      : undefined;
    const present = retried ?? stands;
    if (!present) return { chat_id: chatId, translated: null, translation: none };
    const { state, source, engine, text } = present;
    return {
      chat_id: chatId,
      translated: text,
      translation: { state, source, target, engine, grade: gradeOf(present) },
    };
  };
}
