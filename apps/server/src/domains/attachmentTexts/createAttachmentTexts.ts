import type { AttachmentText, Translation } from '@franca/contract';
import { translationGrade } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { keepLocal } from '../../ports/keepLocal.ts';
import { findFullEngines } from '../../ports/translation/findEngines.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';
import type { SharedFile } from '../chat/Chat.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { AttachmentRequest, AttachmentTexts, Medium } from './AttachmentTexts.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import { attachmentTextRows, type TextRow, type TextTranslationRow } from './attachmentTextRows.ts';
import type { TextJobs } from './createTextJobs.ts';
import { findEngine } from './findEngine.ts';

const typeOf = { voice: 'audio', picture: 'image' } as const satisfies Record<Medium, string>;

/** Texts of attachments in the database, with their jobs. */
export function createAttachmentTexts(
  context: AttachmentTextsContext,
  textJobs: TextJobs,
): Pick<AttachmentTexts, 'request' | 'remove'> {
  const { db, clock, sharedFile, languageOf, recognizers, readers, translator } = context;

  /** Queues a recognition with its job. One that is queued already may have lost its job, which is deleted with the account of its owner. */
  async function queue(
    { messageId, topicId }: SharedFile,
    { place, medium }: AttachmentRequest,
    userId: string,
  ): Promise<void> {
    const key = { messageId, place };
    await db.transaction(async (tx) => {
      await attachmentTextRows.queue(tx, { ...key, topicId, medium, updatedAt: clock() });
      await textJobs.addRecognition(tx, key, medium, userId);
    });
    textJobs.wake();
  }

  /** Whether an engine is available now that was not when the translation was `unavailable`. */
  const mayRenew = (
    { state, engine, language }: TextTranslationRow,
    source: string,
    isLocalOnly: boolean,
  ): boolean =>
    state === 'unavailable' &&
    findFullEngines(translator, source, language, isLocalOnly).some(
      ({ id }) => !engine?.split(', ').includes(id),
    );

  async function translate(
    row: TextRow & { text: string },
    { createdAt }: SharedFile,
    { self: reader, again }: { self: TopicMember; again: boolean },
  ): Promise<Pick<AttachmentText, 'translated' | 'translation'> & { lines: (string | null)[] }> {
    const target = reader.reads;
    const about = { source: row.language, target, engine: null, grade: null };
    const without = (state: Translation['state']) => ({
      translated: null,
      translation: { ...about, state },
      lines: [],
    });
    if (!row.language || primaryLanguage(row.language) === primaryLanguage(target) || !hasWords(row.text))
      return without('none');
    const key = { messageId: row.messageId, place: row.place, language: target };
    const found = await attachmentTextRows.findTranslation(db, key);
    if (!reader.isTranslated) {
      // A translation that was made while the plan ran stays (docs/behaviour/permissions.md, End of a plan).
      const isOfPlan = reader.translatedUntil !== null && createdAt <= reader.translatedUntil;
      if (!isOfPlan || found?.state !== 'done') return without('not_included');
    }
    const isWanted =
      !found ||
      found.state === 'queued' ||
      (again && (found.state === 'failed' || found.state === 'unavailable')) ||
      mayRenew(found, row.language, reader.isLocalOnly);
    if (isWanted) {
      await db.transaction(async (tx) => {
        await attachmentTextRows.queueTranslation(tx, { ...key, topicId: row.topicId, updatedAt: clock() });
        await textJobs.addTranslation(tx, key, reader.userId);
      });
      textJobs.wake();
      return without('queued');
    }
    const { state, engine, text: translated, lines } = found;
    const isRough = row.engine?.quality === 'rough';
    const grade = state === 'done' ? (isRough ? 'rough' : translationGrade(engine)) : null;
    return { translated, lines, translation: { state, source: row.language, target, engine, grade } };
  }

  return {
    request: async (members, request) => {
      const { topicId, self } = members;
      const { chatId, place, medium, again } = request;
      const file = await sharedFile({ topicId, reference: chatId, place });
      if (!file || file.seq <= self.clearedSeq) throw new Refusal('message_not_found');
      const isRight = file.type === 'audio' ? medium === 'voice' : file.attachment.type === typeOf[medium];
      if (!isRight) throw new Refusal('file_not_found');
      const none = { state: 'none', source: null, target: null, engine: null, grade: null } as const;
      const blank = {
        chat_id: file.chatId,
        place,
        text: null,
        lines: [],
        translated: null,
        translation: none,
      };
      let row = await attachmentTextRows.find(db, { messageId: file.messageId, place });
      if (!row || row.state === 'queued' || (row.state === 'failed' && again)) {
        const language = medium === 'voice' ? await languageOf(file.senderId) : null;
        const { isLocalOnly } = self;
        const engine = language
          ? findEngine(recognizers, [language], isLocalOnly)
          : keepLocal(readers, isLocalOnly)[0];
        if (!engine) return { ...blank, state: 'unavailable', language, engine: null };
        await queue(file, request, self.userId);
        row = await attachmentTextRows.find(db, { messageId: file.messageId, place });
      }
      const { state = 'queued', language = null, engine = null, text, lines = [] } = row ?? {};
      if (!row || state !== 'done' || !text) return { ...blank, state, language, engine };
      const translated = await translate({ ...row, text }, file, { self, again });
      return {
        ...blank,
        ...{ state, language, engine, text },
        translated: translated.translated,
        translation: translated.translation,
        lines: lines.map((line, index) => ({ ...line, translated: translated.lines[index] ?? null })),
      };
    },
    remove: (messageIds, tx) => attachmentTextRows.remove(tx, messageIds),
  };
}
