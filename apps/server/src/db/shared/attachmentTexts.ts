import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/** Selects message and medium of the recognised texts `a` that contain words of a search and meet a further condition (`and …`). */
export const selectAttachmentTextsWith = (words: SQL, furtherCondition: SQL): SQL =>
  sql`select message_id, medium from attachment_texts a
    where a.words @@ ${words} and a.text is not null${furtherCondition}`;

/** Selects message, place and language of the translations `b` of those that contain words of a search and meet a further condition. */
export const selectAttachmentTranslationsWith = (words: SQL, furtherCondition: SQL): SQL =>
  sql`select b.message_id, b.language, a.medium from attachment_text_translations b
    join attachment_texts a on a.message_id = b.message_id and a.place = b.place
    where b.words @@ ${words} and b.text is not null${furtherCondition}`;
