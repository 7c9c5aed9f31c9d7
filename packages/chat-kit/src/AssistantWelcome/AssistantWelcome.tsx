import { Icon } from '@franca/ui/Icon';
import { cx } from '@linaria/core';
import { CircleAlert, Lightbulb, type LucideIcon, Sparkles, Zap } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantWelcome.styles.ts';

/** The columns of the welcome. */
type Column = 'examples' | 'capabilities' | 'limitations';

/** The prompts of the welcome: three of each kind. */
export type AssistantPrompts = Readonly<Record<Column, readonly string[]>>;

const columns: readonly (readonly [Column, LucideIcon])[] = [
  ['examples', Lightbulb],
  ['capabilities', Zap],
  ['limitations', CircleAlert],
];

/** Props of {@link AssistantWelcome}. */
export interface AssistantWelcomeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What can be pressed. */
  prompts: AssistantPrompts;
  /** Asks a prompt; undefined where nothing can be asked. */
  onAsk: ((prompt: string) => void) | undefined;
}

/** Stands where a conversation would be: examples, capabilities and limitations, as questions that can be pressed. Renders a `<div>`. */
export function AssistantWelcome({ prompts, onAsk, className, ...rest }: AssistantWelcomeProps) {
  const text = useAssistantText();
  const id = useId();
  return (
    <div {...rest} className={cx(styles.root, className)} data-fr-part="assistant-welcome">
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon icon={Sparkles} size="large" />
        </span>
        <p className={styles.name}>SmartTalk</p>
      </div>
      <div className={styles.columns}>
        {columns.map(([column, icon]) => (
          <section key={column} className={styles.column} aria-labelledby={`${id}-${column}`}>
            <h3 id={`${id}-${column}`} className={styles.title}>
              <Icon icon={icon} />
              {text(column)}
            </h3>
            {prompts[column].map((prompt) => (
              <button
                key={prompt}
                type="button"
                className={styles.prompt}
                disabled={!onAsk}
                dir="auto"
                onClick={() => onAsk?.(prompt)}
              >
                {prompt}
              </button>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
