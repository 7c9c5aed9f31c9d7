import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './UnreadLine.styles.ts';

/** Props of {@link UnreadLine}. */
export interface UnreadLineProps extends Omit<ComponentProps<'div'>, 'children'> {}

/** The line above the first message that was unread when the conversation was opened. Renders a `<div>`. */
export const UnreadLine = createSlot(
  'UnreadLine',
  function UnreadLine({ className, ...rest }: UnreadLineProps) {
    const text = useChatText();
    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="unread-line">
        <span className={styles.words}>{text('unread')}</span>
      </div>
    );
  },
);
