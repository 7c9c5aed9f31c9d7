import type { Translation } from '@franca/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages } from '../../db/schema/chat.ts';
import { canonicalLanguage, primaryLanguage } from '../../ports/translation/languageTags.ts';
import { findSpans } from '../../ports/translation/protectSpans.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';
import { gradeOf } from './gradeOf.ts';
import { isCorrection } from './isCorrection.ts';
import { wordsToTranslate } from './needsTranslation.ts';
import { toTranslationChange } from './toTranslationChange.ts';

/** A translation that somebody proposes; a null `text` takes back what is there. */
export type ProposedCorrection = { chatId: string; language: string; text: string | null };

/** Where the translation stands then, and the number of the change; that of the message where nothing changed. */
export type CorrectionAnswer = {
  chat_id: string;
  translated: string | null;
  translation: Translation;
  seq: number;
};

const linksIn = (text: string): string[] =>
  findSpans(text).flatMap((span) => (span.kind === 'url' || span.kind === 'email' ? span.text : []));

/** Nobody puts an address under the name of somebody else. */
function addsLink(original: string, text: string): boolean {
  const known = new Set(linksIn(original));
  return linksIn(text).some((link) => !known.has(link));
}

/** Whether a member may correct the translation of a message into a language: those who read it in that, and its sender. */
function mayCorrect({ self, all }: TopicMembers, message: MessageRow, language: string): boolean {
  const isSame = message.language !== null && primaryLanguage(message.language) === primaryLanguage(language);
  if (isSame) return false;
  const readers = all.filter(({ userId }) => userId !== message.senderId);
  const isSender = message.senderId === self.userId;
  return isSender ? readers.some(({ reads }) => reads === language) : self.reads === language;
}

/** A poll is read line by line: another number of them would give an option the words of another one. */
function keepsLines({ type }: MessageRow, original: string, text: string): boolean {
  return type !== 'poll' || text.split('\n').length === original.split('\n').length;
}

/** Corrections of translations by those who read or wrote the original (docs/behaviour/translation.md, Corrections). */
export function createCorrections({ db, clock, topics, translations, users }: ChatContext) {
  const { changes, membership } = topics;

  async function requireMessage({ topicId, self, isBlocked }: TopicMembers, chatId: string) {
    if (isBlocked) throw new Refusal('blocked');
    const message = await findInTopic({ db, clock }, topicId, chatId);
    const isReadable = message && !message.recalledAt && message.seq > self.clearedSeq;
    const words = message && wordsToTranslate(message);
    if (!isReadable || !words) throw new Refusal('message_not_found');
    return { message, words };
  }

  async function store(
    { topicId, self, all }: TopicMembers,
    { message, words }: { message: MessageRow; words: string },
    { language, text }: { language: string; text: string | null },
  ) {
    const { id: message_id, chatId: chat_id, version, language: source } = message;
    return db.transaction(async (tx) => {
      // The message before its topic, as in recalling: two orders of locking could wait for each other.
      const [present] = await tx
        .select({ version: messages.version })
        .from(messages)
        .where(and(eq(messages.id, message_id), isNull(messages.recalledAt)))
        .for('no key update');
      if (!present) throw new Refusal('message_not_found');
      // What was corrected are words that are there no more.
      if (present.version !== version) throw new Refusal('conflict');
      const named = { message_id, topic_id: topicId, language };
      const corrected = { ...named, text: words, source, version, userId: self.userId };
      const translation =
        text === null
          ? await translations.withdraw(tx, named)
          : await translations.correct(tx, { ...corrected, corrected: text });
      if (!translation) return undefined;
      const content = { chat_id, language, message_id };
      const numbered = await changes.append(tx, { topicId, kind: 'translation', content });
      const members = self.topic.isGroup
        ? ((await membership.ofTopics([topicId], tx)).get(topicId) ?? [])
        : all;
      if (!members.some(({ userId }) => userId === self.userId)) throw new Refusal('topic_not_found');
      return { translation, numbered, members };
    });
  }

  return async (
    members: TopicMembers,
    { chatId, language: tag, text }: ProposedCorrection,
  ): Promise<CorrectionAnswer> => {
    const { self } = members;
    const found = await requireMessage(members, chatId);
    const { message, words } = found;
    const language = canonicalLanguage(tag);
    if (!language)
      throw new Refusal('validation_failed', { sentences: ['A language must be a BCP 47 tag.'] });
    const isOwnToWithdraw = text === null && message.senderId === self.userId;
    if (!isOwnToWithdraw && !mayCorrect(members, message, language)) throw new Refusal('correction_refused');
    const isAcceptable = text === null || (!addsLink(words, text) && keepsLines(message, words, text));
    if (!isAcceptable) throw new Refusal('correction_refused');

    const stored = await store(members, found, { language, text });
    if (stored) {
      const { translation, numbered } = stored;
      const readers = stored.members.filter(
        ({ userId, isTranslated, reads, clearedSeq }) =>
          message.seq > clearedSeq && (userId === message.senderId || (isTranslated && reads === language)),
      );
      const by = text === null ? undefined : { _id: self.userId, name: self.name };
      changes.publish(toTranslationChange(numbered, message.chatId, translation, by), readers);
      if (text === null) translations.wake();
    }
    const present = stored?.translation ?? (await translations.read([message.id], language)).get(message.id);
    const {
      state = 'none',
      source = message.language,
      engine = null,
      text: translated = null,
    } = present ?? {};
    const [by] = present?.corrected_by ? await users.find([present.corrected_by]) : [];
    return {
      chat_id: message.chatId,
      translated,
      translation: {
        ...{ state, source, target: language, engine, grade: gradeOf({ state, engine }) },
        ...(present && isCorrection(present) && { corrected_by: by ? { _id: by.id, name: by.name } : null }),
      },
      seq: stored?.numbered.seq ?? message.seq,
    };
  };
}
