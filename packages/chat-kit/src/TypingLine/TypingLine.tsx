import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './TypingLine.styles.ts';

/** Props of {@link TypingLine}. */
export interface TypingLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names of those who are typing. */
  names: readonly string[];
}

/** Says who is typing, over the end of what it stands in. Renders a `<div>`. */
export const TypingLine = createSlot(
  'TypingLine',
  function TypingLine({ names, className, ...rest }: TypingLineProps) {
    const text = useChatText();
    const [first, second] = names;
    const words = (): string => {
      if (first === undefined) return '';
      if (second === undefined) return text('stillTyping', { name: first });
      if (names.length === 2) return text('stillTypingTwo', { first, second });
      return text('stillTypingMany', { count: names.length });
    };
    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="typing-line" role="status">
        {first === undefined ? null : (
          <span className={styles.words}>
            <span className={styles.dots} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            {/* No <bdi>: a sentence of the interface keeps its direction, also when it begins with a name of another. */}
            <span className={styles.sentence}>{words()}</span>
          </span>
        )}
      </div>
    );
  },
);
