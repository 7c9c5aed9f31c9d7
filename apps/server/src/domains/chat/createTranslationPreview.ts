import { type TranslationPreview, translationGrade } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { PreviewedText } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

/** A text that is being written, and the language (BCP 47) in which somebody would read it. */
export type PreviewRequest = {
  text: string;
  language: string;
  /** The caller's own message whose words it replaces; undefined for a new one. */
  chatId?: string | undefined;
  /** Whether the translation is translated back. */
  isBack: boolean;
  /** Ends when nobody waits for it any more. */
  signal: AbortSignal;
};

const gradeOf = ({ state, engine }: PreviewedText) => (state === 'done' ? translationGrade(engine) : null);

/** What others would read of a text that is being written (docs/behaviour/translation.md, Before sending). */
export function createTranslationPreview({ db, clock, translations, codeOfLanguage }: ChatContext) {
  async function findEdited(topicId: string, userId: string, chatId: string) {
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.senderId !== userId || message.recalledAt) throw new Refusal('message_not_found');
    return message;
  }

  return async (
    { topicId, self, all, others, isBlocked }: TopicMembers,
    { text, language, chatId, isBack, signal }: PreviewRequest,
  ): Promise<TranslationPreview> => {
    if (isBlocked) throw new Refusal('blocked');
    const reader = others.find(
      ({ reads, isDeleted, isTranslated }) => reads === language && isTranslated && !isDeleted,
    );
    if (!reader) throw new Refusal('language_unknown');
    const edited = chatId === undefined ? undefined : await findEdited(topicId, self.userId, chatId);
    // With the hints that the message, or its edit, is looked at with.
    const readerLanguages = edited
      ? []
      : all.filter(({ userId }) => userId !== self.userId).map(({ reads }) => reads);
    const source = translations.detect(text, codeOfLanguage(self.language), readerLanguages);
    const place = edited ? { messageId: edited.id } : { writerId: self.userId };
    const there = await translations.preview(topicId, { text, source, target: language, place, signal });
    const preview = { ...there, language, source, grade: gradeOf(there), back: null };
    if (!isBack || there.text === null || source === null) return preview;
    const back = await translations.preview(topicId, {
      ...{ text: there.text, source: language, target: source, signal },
    });
    return { ...preview, back: { state: back.state, text: back.text, grade: gradeOf(back) } };
  };
}
