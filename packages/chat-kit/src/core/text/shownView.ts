import type { ShownView, TranslationState, TranslationView } from '../model/TranslationState.ts';

/** Whether a translation may say something else than the original. */
export function isRough(translation: TranslationState): boolean {
  return 'grade' in translation && translation.grade === 'rough';
}

/** What a reader's choice shows of one message: with a rough translation also the original, unless they chose otherwise. */
export function shownView(translation: TranslationState, view: TranslationView): ShownView {
  if (view === 'translated-only') return 'translated';
  return view === 'translated' && isRough(translation) ? 'both' : view;
}

/** The choice that shows this of one message. */
export function viewFor(translation: TranslationState, shown: ShownView): TranslationView {
  return shown === 'translated' && isRough(translation) ? 'translated-only' : shown;
}
