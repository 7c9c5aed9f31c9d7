import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import type { TranslationOffer } from '../core/model/TranslationOffer.ts';
import type { ShownView, TranslationState, TranslationView } from '../core/model/TranslationState.ts';
import { canRetry, gapText } from '../core/text/gapText.ts';
import { originText } from '../core/text/originText.ts';
import { shownView, viewFor } from '../core/text/shownView.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import { languageName } from './languageName.ts';
import * as styles from './TranslationLine.styles.ts';

/** Props of {@link TranslationLine}. */
export interface TranslationLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The translation that is spoken of. */
  translation: Exclude<TranslationState, { kind: 'none' }>;
  /** What is shown now. */
  view: TranslationView;
  /** Shows something else. */
  onView: (view: TranslationView) => void;
  /** Asks for the translation again; without it there is no button for that. */
  onRetry?: (() => void) | undefined;
  /** What is offered where no translation is included; without it, to ask for one. */
  offer?: TranslationOffer | undefined;
  /** Who looks at it: what this person corrected is said to be their own. */
  viewerId?: string | undefined;
}

/** What one click does, by what is shown now. */
const toggleWords = {
  translated: 'original',
  original: 'selectTranslation',
  both: 'hideOriginal',
} as const satisfies Record<ShownView, FirstTextKey>;

/** What the click of {@link toggleWords} chooses. */
function toggled(translation: TranslationState, shown: ShownView): TranslationView {
  if (shown === 'translated') return 'original';
  return shown === 'both' ? viewFor(translation, 'translated') : 'translated';
}

/** The small line under a message that says how its translation stands. Renders a `<span>`. */
export const TranslationLine = createSlot(
  'TranslationLine',
  function TranslationLine(props: TranslationLineProps) {
    const { translation, view, onView, onRetry, offer, viewerId, className, ...rest } = props;
    const text = useChatText();
    const locale = useLocale();

    const root = { ...rest, className: cx(styles.root, className), 'data-fr-part': 'translation-line' };
    if (translation.kind === 'not-included') {
      const ask = onRetry && { label: text('selectTranslation'), onSelect: onRetry };
      const { label, onSelect } = offer ?? ask ?? {};
      return (
        <span {...root} data-state={translation.kind}>
          {offer?.text ?? text('translationNotIncluded')}
          {label === undefined ? null : (
            <>
              <span aria-hidden="true">·</span>
              <button type="button" className={styles.action} onClick={onSelect}>
                {label}
              </button>
            </>
          )}
        </span>
      );
    }
    const retry =
      onRetry && canRetry(translation) ? (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" className={styles.action} onClick={onRetry}>
            {text('retry')}
          </button>
        </>
      ) : null;

    if (translation.kind === 'queued') {
      return (
        <span {...root}>
          <span className={styles.pulse}>{text('translating')}</span>
        </span>
      );
    }
    if (translation.kind === 'failed' || translation.kind === 'unavailable') {
      return (
        <span {...root}>
          {gapText(text, translation, (tag) => languageName(tag, locale))} {retry}
        </span>
      );
    }
    const language = translation.source ? languageName(translation.source, locale) : null;
    const origin = originText(text, translation, language, viewerId);
    const shown = shownView(translation, view);
    return (
      <span {...root}>
        {translation.kind === 'stale' ? text('translationStale') : origin}
        {translation.kind === 'stale' ? (
          retry
        ) : (
          <>
            <span aria-hidden="true">·</span>
            <button
              type="button"
              className={styles.action}
              onClick={() => onView(toggled(translation, shown))}
            >
              {text(toggleWords[shown])}
            </button>
          </>
        )}
      </span>
    );
  },
);
