import { correctionEngine } from '@franca/contract';
import { type SQL, sql } from 'drizzle-orm';
import { findEngines, findFullEngines } from '../../ports/translation/findEngines.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';
import {
  readCorrections,
  selectCorrectionRows,
  storeCorrection,
  withdrawCorrection,
} from './correctionRows.ts';
import { createPreview } from './createPreview.ts';
import { createTranslationQueue } from './createTranslationQueue.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { MessageTranslation, PreparedOrder, TranslationOrder, Translations } from './Translations.ts';
import { translateByRules } from './translateByRules.ts';
import { type CachedTranslation, dropCache, enginesOf } from './translationCache.ts';
import {
  deleteRows,
  findRows,
  type InsertedRow,
  insertRows,
  type OrderedRow,
  outdateRows,
  readRows,
  readSelectedRow,
  requeueRow,
  selectRow,
  toTranslation,
  withoutEcho,
} from './translationRows.ts';

/** An order with what decides about its rows. */
type Plan = TranslationOrder & {
  version: number;
  /** Language of the text, detected where nobody said it. */
  source: string | null;
  /** Languages to translate into. */
  languages: string[];
  /** Where it stands in the languages that need no translation. */
  none: MessageTranslation[];
};

const rowsOf = ({ message_id, topic_id, version, text: original, source, languages }: Plan) =>
  languages.map((language) => ({
    ...{ message_id, topic_id, language, version, original },
    source: source ?? 'und',
  }));

/** Builds the service; it works after `start`. */
export function createTranslateService(options: TranslateOptions): Translations {
  const { db, detector, clock, translator } = options;
  const queue = createTranslationQueue(options);
  const engines = enginesOf(translator);
  const insertOrders = (stored: SQL, orders: SQL): SQL => insertRows(stored, orders, engines);

  const detect: Translations['detect'] = (text, writerLanguage, readerLanguages) =>
    detector.detect(text, { writerLanguage, readerLanguages }) ?? null;

  function plan({ version = 1, ...order }: TranslationOrder): Plan {
    const { message_id, topic_id, text } = order;
    const source = order.source ?? detect(text, order.writerLanguage, order.targets);
    const targets = [...new Set(order.targets)];
    const isNeeded = (language: string) =>
      hasWords(text) && (source === null || primaryLanguage(language) !== primaryLanguage(source));
    const nothing = { message_id, topic_id, state: 'none' as const, text: null, source, engine: null };
    const none = targets
      .filter((language) => !isNeeded(language))
      .map((language) => ({ ...nothing, language }));
    return { ...order, version, source, languages: targets.filter(isNeeded), none };
  }

  /** What an engine knows by heart needs neither queue nor cache. */
  function findKnown(text: string, source: string | null, target: string): CachedTranslation | undefined {
    const known = source === null ? undefined : translator.lookUp?.({ text, source, target });
    const parts = known?.parts.map(({ translated }) => translated) ?? [undefined];
    if (!known || parts.includes(undefined)) return undefined;
    return { text: parts.join(''), engine: known.engine };
  }

  /** Rows of a message that is about to be stored, and the way to begin with those that were claimed in advance. */
  function prepareRows(own: Plan) {
    const at = clock().toISOString();
    const rows = rowsOf(own).map((row) => {
      const known = findKnown(row.original, own.source, row.language);
      return { ...row, text: known?.text ?? null, engine: known?.engine ?? null, at };
    });
    const unknown = rows.filter(({ text }) => text === null);
    const reservation = queue.reserve(unknown.length);
    const ordered = rows.map((row): OrderedRow => {
      const { attempts, due } = reservation.claimOf(
        row.text === null ? unknown.indexOf(row) : unknown.length,
      );
      return { ...row, attempts, due: due.toISOString() };
    });

    function begin(stored: readonly InsertedRow[]): MessageTranslation[] {
      const found = stored.flatMap(({ language, ...ends }) => {
        const row = ordered.find((each) => each.language === language);
        return row ? [{ ...row, ...ends }] : [];
      });
      reservation.begin(
        found
          .filter(({ state, attempts }) => state === 'queued' && attempts > 0)
          .map(({ message_id: messageId, topic_id: topicId, ...row }) => ({ ...row, messageId, topicId })),
      );
      // What is known by heart waits for an engine where the text may have a term of the conversation.
      if (found.some(({ state, attempts }) => state === 'queued' && attempts === 0)) queue.wake();
      return found.map(
        ({ message_id, topic_id, language, state, text, source, engine, original, corrected_by }) =>
          withoutEcho(
            {
              ...{ message_id, topic_id, language, state, text, engine },
              ...(engine === correctionEngine && { corrected_by }),
              source: source === 'und' ? null : source,
            },
            original,
          ),
      );
    }
    return { orders: ordered.length > 0 ? JSON.stringify(ordered) : undefined, begin };
  }

  /**
   * Through the queue, also what is known: people may hold the message without its translation already, and the end of
   * a queued one is a change of the topic.
   */
  async function request(...orders: readonly TranslationOrder[]): Promise<MessageTranslation[]> {
    const plans = orders.map(plan);
    const now = clock();
    for (const { message_id, version } of plans)
      if (version > 1) await outdateRows(db, message_id, version, now);
    const rows = plans.flatMap(rowsOf);
    const none = plans.flatMap((each) => each.none);
    if (rows.length === 0) return none;
    const due = { text: null, engine: null, attempts: 0, due: now.toISOString(), at: now.toISOString() };
    const ordered = JSON.stringify(rows.map((row) => ({ ...row, ...due })));
    await db.execute(insertRows(sql`(select 1) as always`, sql`${ordered}`, []));
    queue.wake();
    return [...(await findRows(db, rows)).map(toTranslation), ...none];
  }

  return {
    detect,
    insertOrders,
    request,
    prepare: (order) => {
      const own = plan(order);
      const { orders, begin } = prepareRows(own);
      return { orders, stored: (rows) => [...begin(JSON.parse(rows)), ...own.none] } satisfies PreparedOrder;
    },
    retry: async ({ message_id, language }) => {
      const row = await requeueRow(db, message_id, language, clock());
      queue.wake();
      return row && toTranslation(row);
    },
    translate: (topicId, order) => translateByRules(translator, order, () => options.rulesOf(topicId)),
    preview: createPreview({ ...options, engines, findKnown }),
    mayRenew: ({ state, source, language, engine }, isLocalOnly) =>
      state === 'unavailable' &&
      source !== null &&
      findFullEngines(translator, source, language, isLocalOnly).some(
        ({ id }) => !(engine?.split(', ') ?? []).includes(id),
      ),
    reach: async (source, target, isLocalOnly) => {
      if (translator.refresh && !(await translator.refresh())) return undefined;
      if (findFullEngines(translator, source, target, isLocalOnly).length > 0) return 'all';
      return findEngines(translator, source, target, isLocalOnly).length > 0 ? 'phrases' : 'none';
    },
    read: async (messageIds, language, tx) => {
      const rows = await readRows(tx ?? db, messageIds, language);
      return new Map(rows.map((row) => [row.messageId, toTranslation(row)]));
    },
    select: selectRow,
    readSelected: readSelectedRow,
    correct: async (tx, correction) => {
      const row = await storeCorrection(tx, correction, clock());
      return row && toTranslation(row);
    },
    withdraw: async (tx, corrected) => {
      const row = await withdrawCorrection(tx, corrected, clock());
      return row && toTranslation(row);
    },
    selectCorrections: selectCorrectionRows,
    corrections: async (messageIds) =>
      Map.groupBy((await readCorrections(db, messageIds)).map(toTranslation), ({ message_id }) => message_id),
    remove: async (messageIds, tx) => {
      for (const text of await deleteRows(tx ?? db, messageIds)) await dropCache(tx ?? db, text);
    },
    start: queue.start,
    wake: queue.wake,
    stop: queue.stop,
  };
}
