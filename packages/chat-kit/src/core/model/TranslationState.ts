import type { Corrector } from './Correction.ts';

/**
 * How far a translation can be relied on: `exact` was written by people for this sentence, `good` is that of a neural
 * engine, `rough` follows rules word by word and can say something else than the original.
 */
export type TranslationGrade = 'exact' | 'good' | 'rough';

/**
 * Why a text has no translation: no engine here has the direction (`no-engine`), those that have it cannot translate this text
 * (`text`), the engine does not work now (`down`) or its limit is reached (`limit`). Asking again can help with the last two.
 */
export type TranslationGap = 'no-engine' | 'text' | 'down' | 'limit';

/**
 * One message in one reader's language. `none` means that no translation is needed, `not-included` that one would be,
 * but that the viewer gets none here (a plan without translation), `stale` that the original changed after `text` was made.
 */
export type TranslationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'queued'; readonly target: string | null }
  | {
      readonly kind: 'done' | 'stale';
      readonly text: string;
      /** BCP 47 tag of the original as the engine saw it. */
      readonly source: string | null;
      /** BCP 47 tag of `text`. */
      readonly target: string | null;
      /** Name of the engine that made it, for the curious. */
      readonly engine: string | null;
      /** How far it can be relied on; without one nothing is said about it. */
      readonly grade?: TranslationGrade | null;
      /** Set where a person proposed the text: who. */
      readonly correction?: { readonly by: Corrector } | undefined;
    }
  | {
      readonly kind: 'failed' | 'unavailable' | 'not-included';
      readonly source: string | null;
      readonly target: string | null;
      /** Why there is none; without one, only that there is none is said. */
      readonly reason?: TranslationGap | null;
    };

/** Which of the two texts is on screen. */
export type ShownView = 'translated' | 'original' | 'both';

/**
 * Which of the two texts a reader wants to see. `translated` shows the original with a rough translation,
 * `translated-only` never does.
 */
export type TranslationView = ShownView | 'translated-only';
