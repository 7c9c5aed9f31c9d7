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
import {
  createKnownTranslations,
  createRowPreparation,
  rowsOf,
  type TranslationPlan,
} from './createRowPreparation.ts';
import { createTranslationQueue } from './createTranslationQueue.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { MessageTranslation, PreparedOrder, TranslationOrder, Translations } from './Translations.ts';
import { translateByRules } from './translateByRules.ts';
import { dropCache, enginesOf } from './translationCache.ts';
import {
  deleteRows,
  findRows,
  insertRows,
  outdateRows,
  readRows,
  readSelectedRow,
  requeueRow,
  selectRow,
  toTranslation,
} from './translationRows.ts';

/** Builds the service; it works after `start`. */
export function createTranslateService(options: TranslateOptions): Translations {
  const { db, detector, clock, translator } = options;
  const queue = createTranslationQueue(options);
  const findKnown = createKnownTranslations(translator);
  const prepareRows = createRowPreparation({ clock, queue, findKnown });
  const engines = enginesOf(translator);
  const insertOrders = (stored: SQL, orders: SQL): SQL => insertRows(stored, orders, engines);

  const detect: Translations['detect'] = (text, writerLanguage, readerLanguages) =>
    detector.detect(text, { writerLanguage, readerLanguages }) ?? null;

  function plan({ version = 1, ...order }: TranslationOrder): TranslationPlan {
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
