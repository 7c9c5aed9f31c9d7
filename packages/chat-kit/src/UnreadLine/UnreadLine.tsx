import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './UnreadLine.styles.ts';

/** Props of {@link UnreadLine}. */
export interface UnreadLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Client id of the first unread message, for what an application puts there. */
  chatId?: string | undefined;
}

/** The line above the first message that was unread when the conversation was opened. Renders a `<div>`. */
export const UnreadLine = createSlot(
  'UnreadLine',
  function UnreadLine({ className, chatId: _chatId, ...rest }: UnreadLineProps) {
    const text = useChatText();
    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="unread-line">
        <span className={styles.words}>{text('unread')}</span>
      </div>
    );
  },
);
