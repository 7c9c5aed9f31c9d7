import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { type ComponentProps, useId } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useThemeChoice } from '../hooks/useThemeChoice.ts';
import type { ChatTheme } from '../themes/ChatTheme.ts';
import { useThemes } from '../themes/useThemes.ts';
import * as styles from './ThemeChooser.styles.ts';
import { ThemePreview } from './ThemePreview.tsx';

/** Props of {@link ThemeChooser}. */
export interface ThemeChooserProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The conversation whose theme is chosen. */
  topic: Topic;
  /** Keeps its title for screen readers only, where another title stands above. */
  hideLabel?: boolean;
}

const labelOf = ({ label, name }: ChatTheme, locale: string): string =>
  label?.[locale] ?? label?.[locale.split('-')[0] ?? ''] ?? name;

/**
 * The themes of a conversation, each drawn small; one press, or an arrow key, sets it for everybody. Renders a
 * `<fieldset role="radiogroup">`, and nothing when the backend has no themes.
 */
export const ThemeChooser = createSlot(
  'ThemeChooser',
  function ThemeChooser({ topic, hideLabel = false, ...rest }: ThemeChooserProps) {
    // What was asked for in one conversation is nothing to another.
    return <Choices {...rest} key={topic.id} topic={topic} hideLabel={hideLabel} />;
  },
);

function Choices({ topic, hideLabel, className, ...rest }: ThemeChooserProps) {
  const text = usePartText();
  const id = useId();
  const locale = useLocale();
  const themes = useThemes();
  const choice = useThemeChoice(topic);
  if (!choice) return null;
  // A theme that is not known here looks like none.
  const chosen = themes.find(({ name }) => name === choice.value) ?? null;
  const title = text('themes');
  return (
    <fieldset
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset alone is a group of anything.
      role="radiogroup"
      aria-busy={choice.state === 'pending'}
      aria-describedby={`${id}-hint ${id}-note`}
      className={cx(styles.root, className)}
      data-fr-part="theme-chooser"
    >
      <legend className={styles.legend}>
        {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {text('themesHint')}
      </p>
      <div className={styles.options}>
        {[null, ...themes].map((theme) => (
          <label key={theme?.name ?? ''} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={theme?.name ?? ''}
              checked={chosen === theme}
              onChange={() => choice.choose(theme?.name ?? null)}
            />
            <span className={styles.frame}>
              <ThemePreview theme={theme} />
            </span>
            <span className={styles.name}>{theme ? labelOf(theme, locale) : text('themeNone')}</span>
          </label>
        ))}
      </div>
      <p className={styles.note} id={`${id}-note`} role="status">
        {choice.state === 'failed' ? text('themeFailed') : ''}
      </p>
    </fieldset>
  );
}
