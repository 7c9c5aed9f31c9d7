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

/** The place of the names of a message among its texts: those of its files begin at 0. */
export const namesPlace = -1;

/** Stores the names of the files or the place of messages (`id`, `topic_id`, `created_at`), so that they are found by them. */
export const insertNames = (messages: SQL, names: SQL): SQL =>
  sql`insert into attachment_texts (message_id, place, topic_id, medium, state, text, updated_at)
    select id, ${sql.raw(String(namesPlace))}, topic_id, 'name', 'done', ${names}::text, created_at from ${messages}
    on conflict do nothing returning message_id`;
