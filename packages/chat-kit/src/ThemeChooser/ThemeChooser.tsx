import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useId } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useThemeChoice } from '../hooks/useThemeChoice.ts';
import { type ChatThemeName, chatThemeNames, themeLabels } from '../themes/themeLabels.ts';
import * as styles from './ThemeChooser.styles.ts';
import { ThemePreview } from './ThemePreview.tsx';

/** Props of {@link ThemeChooser}. */
export interface ThemeChooserProps {
  /** The conversation whose theme is chosen. */
  topic: Topic;
  /** Keeps its title for screen readers only, where another title stands above. */
  hideLabel?: boolean;
}

const choices: readonly (ChatThemeName | null)[] = [null, ...chatThemeNames];

/**
 * The themes of a conversation, each drawn small; one press, or an arrow key, sets it for everybody. Renders a
 * `<fieldset role="radiogroup">`, and nothing when the backend has no themes.
 */
export function ThemeChooser({ topic, hideLabel = false }: ThemeChooserProps) {
  // What was asked for in one conversation is nothing to another.
  return <Choices key={topic.id} topic={topic} hideLabel={hideLabel} />;
}

function Choices({ topic, hideLabel }: ThemeChooserProps) {
  const text = usePartText();
  const id = useId();
  const choice = useThemeChoice(topic);
  if (!choice) return null;
  const title = text('themes');
  // A fieldset alone is a group of anything.
  const group = {
    role: 'radiogroup',
    'aria-busy': choice.state === 'pending',
    'aria-describedby': `${id}-hint ${id}-note`,
  };
  return (
    <fieldset {...group} className={styles.root}>
      <legend className={styles.legend}>
        {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {text('themesHint')}
      </p>
      <div className={styles.options}>
        {choices.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={theme ?? ''}
              checked={choice.value === theme}
              onChange={() => choice.choose(theme)}
            />
            <span className={styles.frame}>
              <ThemePreview theme={theme} />
            </span>
            <span className={styles.name}>{text(theme ? themeLabels[theme] : 'themeNone')}</span>
          </label>
        ))}
      </div>
      <p className={styles.note} id={`${id}-note`} role="status">
        {choice.state === 'failed' ? text('themeFailed') : ''}
      </p>
    </fieldset>
  );
}
