import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { hasWords } from '../../ports/translation/hasWords.ts';
import { primaryLanguage } from '../../ports/translation/primaryLanguage.ts';
import { createTranslationQueue } from './createTranslationQueue.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { MessageTranslation } from './TranslationState.ts';
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

/** A message that readers need in their languages. */
export type TranslationOrder = {
  message_id: string;
  topic_id: string;
  /** The message's text. */
  text: string;
  /** BCP 47 tag of the text's language; null lets it be detected. */
  source: string | null;
  /** BCP 47 tag of the writer's profile language, the hint for detection. */
  writerLanguage?: string | null | undefined;
  /** BCP 47 tags of the languages that present readers need. */
  targets: readonly string[];
  /** Version of the text, 1 by default; a higher one makes earlier translations stale. */
  version?: number | undefined;
};

/** Translations of messages: a queue in the database that survives crashes, and its results. */
export type TranslateService = {
  /** BCP 47 language of a text, or null. */
  detect: (text: string, writerLanguage?: string | null) => string | null;
  /** Orders translations and returns where each stands (`none` where the text needs none). */
  request: (order: TranslationOrder) => Promise<MessageTranslation[]>;
  /**
   * What `request` would do for a message that is about to be stored: where each translation will stand, and the
   * statement that orders them, to be made part of the message's own, which names the relation that holds the stored
   * message. Call `wake` afterwards.
   */
  draft: (order: TranslationOrder) => {
    orders: MessageTranslation[];
    insert: ((stored: SQL) => SQL) | undefined;
  };
  /** Orders a failed or unavailable translation anew; undefined when there is none to retry. */
  retry: (
    order: { message_id: string; language: string },
    tx?: Database,
  ) => Promise<MessageTranslation | undefined>;
  /** What there is of messages in one language, by message id. */
  read: (
    messageIds: readonly string[],
    language: string,
    tx?: Database,
  ) => Promise<Map<string, MessageTranslation>>;
  /** Forgets everything about recalled messages, cached texts included. */
  forget: (messageIds: readonly string[], tx?: Database) => Promise<void>;
  /** Takes up what an earlier run left and works from then on. */
  start: () => Promise<void>;
  /** Looks for work now. */
  wake: () => void;
  /** Takes no more work and waits for what is running; unfinished orders stay queued. */
  stop: () => Promise<void>;
};

/** Builds the service; it works after `start`. */
export function createTranslateService(options: TranslateOptions): TranslateService {
  const { db, detector, clock } = options;
  const queue = createTranslationQueue(options);

  const detect = (text: string, writerLanguage?: string | null): string | null =>
    detector.detect(text, { writerLanguage }) ?? null;

  /** What an order comes to: the text as rows keep it, the languages to translate into, and those that need nothing. */
  function weigh({ message_id, topic_id, text, version = 1, ...order }: TranslationOrder) {
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
    const { row, languages, answer } = weigh(order);
    if (row.version > 1) await outdateRows(db, row.messageId, row.version, clock());
    const rows = await enqueueRows(db, row, languages, clock());
    queue.wake();
    return answer(rows);
  }

  return {
    detect,
    request,
    draft: (order) => {
      const { row, languages, answer } = weigh(order);
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
    forget: async (messageIds, tx) => {
      for (const text of await deleteRows(tx ?? db, messageIds)) await dropCache(tx ?? db, text);
    },
    start: queue.start,
    wake: queue.wake,
    stop: queue.stop,
  };
}
