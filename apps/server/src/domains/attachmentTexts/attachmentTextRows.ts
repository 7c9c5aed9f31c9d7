import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { attachmentTexts, attachmentTextTranslations } from '../../db/schema/attachmentTexts.ts';
import { namesPlace } from '../../db/shared/attachmentTexts.ts';

/** A recognised text as stored. */
export type TextRow = typeof attachmentTexts.$inferSelect;
/** Its translation as stored. */
export type TextTranslationRow = typeof attachmentTextTranslations.$inferSelect;
/** Names an attachment. */
export type AttachmentKey = Pick<TextRow, 'messageId' | 'place'>;
/** Names a translation. */
export type TextTranslationKey = AttachmentKey & { language: string };

const whereText = ({ messageId, place }: AttachmentKey) =>
  and(eq(attachmentTexts.messageId, messageId), eq(attachmentTexts.place, place));
const whereTranslation = ({ messageId, place, language }: TextTranslationKey) =>
  and(
    eq(attachmentTextTranslations.messageId, messageId),
    eq(attachmentTextTranslations.place, place),
    eq(attachmentTextTranslations.language, language),
  );

/** Recognised texts and their translations in the database. */
export const attachmentTextRows = {
  find: async (db: Database, key: AttachmentKey): Promise<TextRow | undefined> =>
    (await db.select().from(attachmentTexts).where(whereText(key)))[0],

  findTranslation: async (db: Database, key: TextTranslationKey): Promise<TextTranslationRow | undefined> =>
    (await db.select().from(attachmentTextTranslations).where(whereTranslation(key)))[0],

  /** Makes an attachment wait for its recognition; nothing changes where it waits already, or was recognised. */
  queue: async (
    db: Database,
    row: AttachmentKey & Pick<TextRow, 'topicId' | 'medium' | 'updatedAt'>,
  ): Promise<void> => {
    const { topicId, medium, updatedAt } = row;
    await db
      .insert(attachmentTexts)
      .values({ ...row, state: 'queued' })
      .onConflictDoUpdate({
        target: [attachmentTexts.messageId, attachmentTexts.place],
        set: { topicId, medium, state: 'queued', updatedAt },
        setWhere: eq(attachmentTexts.state, 'failed'),
      });
  },

  /** Makes a translation wait; nothing changes where it waits already, or is done. */
  queueTranslation: async (
    db: Database,
    row: TextTranslationKey & Pick<TextTranslationRow, 'topicId' | 'updatedAt'>,
  ): Promise<void> => {
    await db
      .insert(attachmentTextTranslations)
      .values({ ...row, state: 'queued' })
      .onConflictDoUpdate({
        target: [
          attachmentTextTranslations.messageId,
          attachmentTextTranslations.place,
          attachmentTextTranslations.language,
        ],
        set: { state: 'queued', updatedAt: row.updatedAt },
        setWhere: inArray(attachmentTextTranslations.state, ['failed', 'unavailable']),
      });
  },

  /** Ends a recognition that waits; a text that was removed meanwhile stays removed. */
  end: async (db: Database, key: AttachmentKey, change: Partial<TextRow>): Promise<boolean> => {
    const rows = await db
      .update(attachmentTexts)
      .set(change)
      .where(and(whereText(key), eq(attachmentTexts.state, 'queued')))
      .returning({ place: attachmentTexts.place });
    return rows.length > 0;
  },

  /** Ends a translation that waits. */
  endTranslation: async (
    db: Database,
    key: TextTranslationKey,
    change: Partial<TextTranslationRow>,
  ): Promise<boolean> => {
    const rows = await db
      .update(attachmentTextTranslations)
      .set(change)
      .where(and(whereTranslation(key), eq(attachmentTextTranslations.state, 'queued')))
      .returning({ place: attachmentTextTranslations.place });
    return rows.length > 0;
  },

  /** The texts of transcripts of some messages. */
  transcriptsOf: async (
    db: Database,
    messageIds: readonly string[],
  ): Promise<Pick<TextRow, 'messageId' | 'text'>[]> =>
    messageIds.length === 0
      ? []
      : db
          .select({ messageId: attachmentTexts.messageId, text: attachmentTexts.text })
          .from(attachmentTexts)
          .where(
            and(
              inArray(attachmentTexts.messageId, [...messageIds]),
              eq(attachmentTexts.medium, 'transcript'),
            ),
          ),

  /** Those of some messages whose transcript was read, or waits for that. */
  withTranscript: async (db: Database, messageIds: readonly string[]): Promise<Set<string>> => {
    if (messageIds.length === 0) return new Set();
    const rows = await db
      .select({ messageId: attachmentTexts.messageId })
      .from(attachmentTexts)
      .where(
        and(inArray(attachmentTexts.messageId, [...messageIds]), eq(attachmentTexts.medium, 'transcript')),
      );
    return new Set(rows.map(({ messageId }) => messageId));
  },

  /** Stores the names of files and places of messages; nothing changes where they are stored already. */
  addNames: async (
    db: Database,
    rows: readonly (Pick<TextRow, 'messageId' | 'topicId' | 'updatedAt'> & { text: string })[],
  ): Promise<void> => {
    if (rows.length === 0) return;
    await db
      .insert(attachmentTexts)
      .values(
        rows.map((row) => ({ ...row, place: namesPlace, medium: 'name' as const, state: 'done' as const })),
      )
      .onConflictDoNothing();
  },

  remove: async (db: Database, messageIds: readonly string[]): Promise<void> => {
    if (messageIds.length === 0) return;
    await db.delete(attachmentTexts).where(inArray(attachmentTexts.messageId, [...messageIds]));
  },
};
