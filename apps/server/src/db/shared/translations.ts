import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/** Selects message, topic, language, version and text of the translations `t` that contain words of a search and meet a further condition (`and …`). */
export const selectTranslationsWith = (words: SQL, furtherCondition: SQL): SQL =>
  sql`select message_id, topic_id, language, version, text from message_translations t
    where t.words @@ ${words} and t.state = 'done'
      and t.text is not null${furtherCondition}`;
