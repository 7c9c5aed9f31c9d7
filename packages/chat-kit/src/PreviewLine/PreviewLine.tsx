import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as lineStyles from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './PreviewLine.styles.ts';
import { type PreviewState, usePreviewedText } from './usePreviewedText.ts';

/** Props of {@link PreviewLine}. */
export interface PreviewLineProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Id of the conversation. */
  topicId: string;
  /** What is written. */
  written: string;
  /** The own message whose words it replaces. Default: it is a new one. */
  edited?: string | undefined;
}

/**
 * What the other side will read of a text that is being written (docs/behaviour/translation.md, Before sending). It is no live region:
 * a screen reader finds it by its name, and nothing interrupts the writing. Renders a `<section>`.
 */
export const PreviewLine = createSlot(
  'PreviewLine',
  function PreviewLine({ topicId, written, edited, className, ...rest }: PreviewLineProps) {
    const text = usePartText();
    const locale = useLocale();
    const { languages, language, choose, state, askBack } = usePreviewedText({ topicId, written, edited });
    if (!languages) return null;
    const name = (tag: string): string => languageName(tag, locale) ?? tag;
    const title = language
      ? text('previewFor', { language: name(language.language) })
      : text('previewNobody');

    return (
      <section
        {...rest}
        aria-label={title}
        className={cx(styles.root, className)}
        data-fr-part="preview-line"
        data-state={state.kind}
        data-stale={state.kind === 'shown' && state.isStale ? '' : undefined}
      >
        {languages.length > 1 && language ? (
          <select
            className={styles.choice}
            aria-label={text('previewLanguage')}
            value={language.language}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {languages.map((one) => (
              <option key={one.language} value={one.language}>
                {name(one.language)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {language ? <PreviewText state={state} language={language.language} onBack={askBack} /> : null}
      </section>
    );
  },
);

const problems = { failed: 'previewFailed', long: 'previewLong' } as const;

/** What is read, or why nothing is. */
function PreviewText({
  state,
  language,
  onBack,
}: {
  state: PreviewState;
  language: string;
  onBack: (() => void) | undefined;
}) {
  const text = usePartText();
  if (state.kind === 'empty') return null;
  if (state.kind === 'waiting') return <span className={lineStyles.pulse}>{text('translating')}</span>;
  if (state.kind !== 'shown') return <span>{text(problems[state.kind])}</span>;
  const { preview } = state;
  if (preview.kind === 'same') return <span>{text('previewSame')}</span>;
  if (preview.kind === 'missing') return <span>{text('previewMissing')}</span>;
  return (
    <>
      <span className={styles.text} dir="auto" lang={language}>
        {preview.text}
      </span>
      {preview.grade === 'rough' ? <span className={styles.warning}>{text('previewRough')}</span> : null}
      {preview.back === null ? null : (
        // The isolates keep words of another direction from turning those around them.
        <span className={styles.back}>{text('previewBack', { text: `\u2068${preview.back}\u2069` })}</span>
      )}
      {state.isBack && preview.back === null ? <span>{text('previewBackMissing')}</span> : null}
      {onBack ? (
        <button type="button" className={lineStyles.action} onClick={onBack}>
          {text('previewAskBack')}
        </button>
      ) : null}
    </>
  );
}
