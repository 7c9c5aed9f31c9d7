import type { TranslationGrade } from './TranslationState.ts';

/**
 * What somebody would read of a text that is not sent yet: a translation, the text itself (`same`), or nothing in their language
 * (`missing`).
 */
export type TranslationPreview =
  | {
      readonly kind: 'translated';
      readonly text: string;
      /** How far it can be relied on; null says nothing about it. */
      readonly grade: TranslationGrade | null;
      /** The translation translated back; null where it was not asked for, or cannot be had. */
      readonly back: string | null;
    }
  | { readonly kind: 'same' }
  | { readonly kind: 'missing' };
