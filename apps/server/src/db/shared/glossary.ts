import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/**
 * Small and capital letters of other alphabets differ by the locale of a database. A letter and its mark may be written as two signs, of
 * which the first is one of ASCII.
 */
const asciiOf = (text: SQL): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFC), '[^a-zA-Z0-9]', '', 'g'))`;

/**
 * Whether a text may have a term of its topic in it; it may also be only similar. The text is read once, and only where there are
 * terms: once for each term, a long one took the database a second.
 */
export const mayHaveTerm = ({ topicId, text }: { topicId: SQL; text: SQL }): SQL =>
  sql`(case when exists (select 1 from topic_terms known where known.topic_id = ${topicId})
    then exists (with written as materialized (select ${asciiOf(text)} as signs)
      select 1 from written, topic_terms known where known.topic_id = ${topicId}
        and strpos(written.signs, ${asciiOf(sql`known.term`)}) > 0)
    else false end)`;
