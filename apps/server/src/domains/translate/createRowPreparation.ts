import { correctionEngine } from '@franca/contract';
import type { Clock } from '../../ports/Clock.ts';
import type { Translator } from '../../ports/Translator.ts';
import type { TranslationQueue } from './createTranslationQueue.ts';
import type { MessageTranslation, TranslationOrder } from './Translations.ts';
import type { CachedTranslation } from './translationCache.ts';
import { type InsertedRow, type OrderedRow, withoutEcho } from './translationRows.ts';

/** An order with what decides about its rows. */
export type TranslationPlan = TranslationOrder & {
  version: number;
  /** Language of the text, detected where nobody said it. */
  source: string | null;
  /** Languages to translate into. */
  languages: string[];
  /** Where it stands in the languages that need no translation. */
  none: MessageTranslation[];
};

/** The rows of a plan, one for each language. */
export const rowsOf = ({
  message_id,
  topic_id,
  version,
  text: original,
  source,
  languages,
}: TranslationPlan) =>
  languages.map((language) => ({
    ...{ message_id, topic_id, language, version, original },
    source: source ?? 'und',
  }));

/** What an engine knows by heart needs neither queue nor cache. */
export function createKnownTranslations(translator: Pick<Translator, 'lookUp'>) {
  return (text: string, source: string | null, target: string): CachedTranslation | undefined => {
    const known = source === null ? undefined : translator.lookUp?.({ text, source, target });
    const parts = known?.parts.map(({ translated }) => translated) ?? [undefined];
    if (!known || parts.includes(undefined)) return undefined;
    return { text: parts.join(''), engine: known.engine };
  };
}

/** What preparing rows needs. */
export type RowPreparationOptions = {
  clock: Clock;
  /** Where what is not known waits for an engine. */
  queue: Pick<TranslationQueue, 'reserve' | 'wake'>;
  /** What an engine knows by heart. */
  findKnown: ReturnType<typeof createKnownTranslations>;
};

/** Rows of a message that is about to be stored, and the way to begin with those that were claimed in advance. */
export function createRowPreparation({ clock, queue, findKnown }: RowPreparationOptions) {
  return (own: TranslationPlan) => {
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
  };
}
