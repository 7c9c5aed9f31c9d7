import { correctionEngine } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/Database.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';
import { isEcho } from './isEcho.ts';
import { readContext } from './readContext.ts';
import { type KnownTranslation, selectKnown } from './selectKnown.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { PreviewedText, TextPlace, Translations } from './Translations.ts';
import { translateByRules } from './translateByRules.ts';
import type { CachedTranslation } from './translationCache.ts';

/** What previews are built on. */
export type PreviewOptions = Pick<TranslateOptions, 'db' | 'clock' | 'translator' | 'rulesOf'> & {
  /** Names of the engines whose cached texts count. */
  engines: readonly string[];
  /** What an engine knows by heart. */
  findKnown: (text: string, source: string | null, target: string) => CachedTranslation | undefined;
};

/** Translates texts as if they were sent, and stores nothing of them (docs/behaviour/translation.md, Before sending). */
export function createPreview(options: PreviewOptions): Translations['preview'] {
  const { db, clock, translator, rulesOf, engines, findKnown } = options;

  /** What the statement that stores a message would take. */
  async function readKnown(
    topicId: string,
    { text, source, target }: { text: string; source: string; target: string },
  ): Promise<KnownTranslation | undefined> {
    const byHeart = findKnown(text, source, target);
    const key = {
      topicId: sql`${topicId}::uuid`,
      text: sql`${text}::text`,
      source: sql`${source}::text`,
      target: sql`${target}::text`,
    };
    const heart = byHeart && sql`select ${byHeart.text}::text as text, ${byHeart.engine}::text as engine`;
    const [known] = await rowsOf<KnownTranslation>(db, selectKnown(key, engines, heart));
    return known;
  }

  const contextOf = (topicId: string, place: TextPlace) => (engine: string) =>
    readContext(db, { topicId, ...('messageId' in place ? place : { ...place, at: clock() }) }, engine);

  return async (topicId, { text, source, target, signal, place }): Promise<PreviewedText> => {
    const none = { state: 'none' as const, text: null, engine: null };
    if (!hasWords(text) || (source !== null && primaryLanguage(source) === primaryLanguage(target)))
      return none;
    const known = await readKnown(topicId, { text, source: source ?? 'und', target });
    const outcome = known
      ? { status: 'done' as const, ...known }
      : await translateByRules(
          translator,
          { text, source: source ?? 'und', target, signal, contextFor: place && contextOf(topicId, place) },
          () => rulesOf(topicId),
        );
    if (outcome.status !== 'done') return { state: outcome.status, text: null, engine: null };
    if (outcome.engine !== correctionEngine && isEcho(outcome.text, text)) return none;
    return { state: 'done', text: outcome.text, engine: outcome.engine };
  };
}
