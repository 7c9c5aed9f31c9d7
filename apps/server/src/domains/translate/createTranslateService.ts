import type { SQL } from 'drizzle-orm';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';
import { createTranslationQueue } from './createTranslationQueue.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { MessageTranslation, TranslationOrder, Translations } from './Translations.ts';
import { dropCache } from './translationCache.ts';
import {
  deleteRows,
  enqueueRows,
  insertRows,
  outdateRows,
  queuedRows,
  readRows,
  requeueRow,
  type TranslationRow,
  toTranslation,
} from './translationRows.ts';

/** Builds the service; it works after `start`. */
export function createTranslateService(options: TranslateOptions): Translations {
  const { db, detector, clock } = options;
  const queue = createTranslationQueue(options);

  const detect = (text: string, writerLanguage?: string | null): string | null =>
    detector.detect(text, { writerLanguage }) ?? null;

  /** What an order needs: the text as rows keep it, the languages to translate into, and those that need nothing. */
  function plan({ message_id, topic_id, text, version = 1, ...order }: TranslationOrder) {
    const source = order.source ?? detect(text, order.writerLanguage);
    const targets = [...new Set(order.targets)];
    const isNeeded = (language: string) =>
      hasWords(text) && (source === null || primaryLanguage(language) !== primaryLanguage(source));
    const row = {
      messageId: message_id,
      topicId: topic_id,
      version,
      original: text,
      source: source ?? 'und',
    };
    const nothing = { message_id, topic_id, state: 'none' as const, text: null, source, engine: null };
    const none = targets
      .filter((language) => !isNeeded(language))
      .map((language) => ({ ...nothing, language }));
    const answer = (rows: readonly TranslationRow[]): MessageTranslation[] => [
      ...rows.map(toTranslation),
      ...none,
    ];
    return { row, languages: targets.filter(isNeeded), answer };
  }

  async function request(order: TranslationOrder): Promise<MessageTranslation[]> {
    const { row, languages, answer } = plan(order);
    if (row.version > 1) await outdateRows(db, row.messageId, row.version, clock());
    const rows = await enqueueRows(db, row, languages, clock());
    queue.wake();
    return answer(rows);
  }

  return {
    detect,
    request,
    prepare: (order) => {
      const { row, languages, answer } = plan(order);
      const now = clock();
      const insert = (stored: SQL): SQL => insertRows(row, languages, now, stored);
      const orders = answer(queuedRows(row, languages, now));
      return { orders, insert: languages.length > 0 ? insert : undefined };
    },
    retry: async ({ message_id, language }, tx) => {
      const row = await requeueRow(tx ?? db, message_id, language, clock());
      if (!tx) queue.wake();
      return row && toTranslation(row);
    },
    read: async (messageIds, language, tx) => {
      const rows = await readRows(tx ?? db, messageIds, language);
      return new Map(rows.map((row) => [row.messageId, toTranslation(row)]));
    },
    remove: async (messageIds, tx) => {
      for (const text of await deleteRows(tx ?? db, messageIds)) await dropCache(tx ?? db, text);
    },
    start: queue.start,
    wake: queue.wake,
    stop: queue.stop,
  };
}
