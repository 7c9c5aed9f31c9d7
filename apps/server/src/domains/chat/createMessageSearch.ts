import { type FoundMessage, planIncludes } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/Database.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FoundMessages } from './createFoundMessages.ts';
import { createIndexSearch } from './createIndexSearch.ts';
import { createNewestSearch, type Reading } from './createNewestSearch.ts';
import { indexQuery, type Place, type Search, type SearchView } from './messageSearchParts.ts';

/** What is searched for: words, in one conversation or in all, and where the page before ended. */
export type MessageSearch = {
  query: string;
  topic_id?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** A page of what was found; `next` is where the following one begins. */
export type FoundPage = { messages: FoundMessage[]; next: string | null };

/** Of the newest messages, so many with the words say that reading on fills a page soon. */
const commonFrom = 4;

/**
 * Messages of all of somebody's conversations, or of one of them, that contain words, in what was written, said, stands in a picture or a
 * transcript, is the name of a file or a place, or in its translation for them, newest first. A word is found by its beginning. Words that
 * many messages contain are found by reading the newest messages, all others by the index of words: that keeps them by topic, so a search
 * costs as much as the conversations that are searched hold of them.
 */
export function createMessageSearch({ db, topics }: ChatContext, shown: FoundMessages) {
  const findByIndex = createIndexSearch(db);
  const newest = createNewestSearch(db);

  /** The query as the index has it: words, of each part between two spaces. */
  async function partsOf(query: string): Promise<string[][]> {
    const parts = JSON.stringify(query.trim().split(/\s+/u));
    const rows = await rowsOf<{ words: string }>(
      db,
      sql`select btrim(search_text(part)) as words from jsonb_array_elements_text(${parts}::jsonb) as part`,
    );
    return rows.flatMap(({ words }) => (words === '' ? [] : [words.split(' ')]));
  }

  async function find(userId: string, search: Search): Promise<readonly Place[]> {
    const isEnough = ({ places, next }: Reading) => places.length >= search.limit || next === null;
    let reading = await newest.readOn(userId, search, newest.begin(search));
    if (!isEnough(reading) && reading.places.length < commonFrom) {
      const places = await findByIndex(userId, search);
      if (places) return places;
    }
    while (!isEnough(reading)) reading = await newest.readOn(userId, search, reading);
    return reading.places.slice(0, search.limit);
  }

  return async (
    userId: string,
    { query, topic_id: only, after, limit }: MessageSearch,
  ): Promise<FoundPage> => {
    const [self, parts] = await Promise.all([topics.membership.ofPerson(userId), partsOf(query)]);
    const searched = only === undefined ? [...self] : [...self].filter(([topicId]) => topicId === only);
    if (parts.length === 0 || searched.length === 0) return { messages: [], next: null };
    const views = searched.map(([topic_id, member]): SearchView => {
      const { clearedSeq, reads, isTranslated, translatedUntil, plan } = member;
      return {
        topic_id,
        cleared: clearedSeq,
        reads,
        until: isTranslated ? 'infinity' : (translatedUntil?.toISOString() ?? '-infinity'),
        pictures: planIncludes(plan, 'imageTranslation'),
        words: indexQuery(parts, topic_id),
      };
    });
    const [date = '', id = ''] = after?.split('_') ?? [];
    const cursor = after ? { date: Number(date), id } : undefined;
    const found = await find(userId, { parts, views, after: cursor, limit: limit + 1 });
    const page = found.slice(0, limit);
    if (page.length === 0) return { messages: [], next: null };
    const last = page.at(-1);
    return {
      messages: await shown(
        userId,
        page.map(({ id }) => id),
        parts.flat(),
      ),
      next: found.length > limit && last ? `${last.at}_${last.id}` : null,
    };
  };
}
