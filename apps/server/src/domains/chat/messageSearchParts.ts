import { type SQL, sql } from 'drizzle-orm';
import { writtenTypes } from '../../db/shared/messageTypes.ts';

// Parts of the statements that search messages.

/** A message that was found, and when it was written: milliseconds since 1970. */
export type Place = { id: string; at: string };

/** Where the page before ended. */
export type Cursor = { date: number; id: string };

/** What a search looks for, in which conversations. */
export type Search = {
  /** Words that stand side by side, of each part of the query. */
  parts: readonly string[][];
  /** What the person may read of each conversation, with the words as its texts are indexed. */
  views: readonly SearchView[];
  after: Cursor | undefined;
  limit: number;
};

/** What a person may read of a conversation, and the words as the index has them there. */
export type SearchView = {
  topic_id: string;
  /** The number of the change up to which the person deleted the history. */
  cleared: number;
  /** The language in which the person reads. */
  reads: string;
  /** Translations of messages up to this moment are the person's. */
  until: string;
  /** Whether the text in pictures is the person's. */
  pictures: boolean;
  /** A tsquery. */
  words: string;
};

/** That the content of a message `m` is words. */
export const isWritten: SQL = sql`m.type in (${sql.join(
  writtenTypes.map((type) => sql`${type}`),
  sql`, `,
)})`;

/** When a row was created, as {@link Place} has it. */
export const timeOf = (row: SQL): SQL => sql`(extract(epoch from ${row}.created_at) * 1000)::bigint::text`;

/** That a row comes after a place, in the order from new to old. */
export const isBefore = (row: SQL, { date, id }: Cursor): SQL =>
  sql`(${row}.created_at, ${row}.id) < (${new Date(date).toISOString()}::timestamptz, ${id}::uuid)`;

/** Columns of the conversations of a person, as the parts of a search read them. */
export const viewOf = (views: readonly SearchView[]): SQL =>
  sql`view as materialized (select topic_id, cleared, reads, until, pictures, words::tsquery as words
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
      as view (topic_id uuid, cleared bigint, reads text, until timestamptz, pictures boolean, words text))`;

/**
 * That a folded text (`search_text`) holds words side by side, as they stand in a part of the query: the index only knows that it holds
 * each.
 */
export const includesFolded = (folded: SQL, parts: readonly string[][]): SQL =>
  sql.join(
    parts
      .filter((words) => words.length > 1)
      .map((words) => sql` and ${folded} like ${`% ${words.join(' ')}%`}`),
    sql``,
  );

/** The same of a text as it was written. */
export const includesParts = (text: SQL, parts: readonly string[][]): SQL =>
  includesFolded(sql`search_text(${text})`, parts);

/** Characters of a word that the index holds; `search_words` says the same. */
const wordLength = 32;

/** The article of Arabic, with what may be joined to it; `search_words` says the same. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** The words of a query as the index finds them in one topic: the last one of a part may go on. */
export function indexQuery(parts: readonly string[][], topicId: string): string {
  const topic = topicId.slice(0, 8);
  return parts
    .flatMap((words) =>
      words.map((word, index) => {
        const forms = [...new Set([word, word.replace(article, '')])].map((form) => {
          const key = [...form].slice(0, wordLength).join('');
          // What is not a letter, a digit or a sign that stands for a word is gone, so nothing in it can end the quotes.
          return `'${topic}${key}'${index === words.length - 1 ? ':*' : ''}`;
        });
        return `(${forms.join(' | ')})`;
      }),
    )
    .join(' & ');
}
