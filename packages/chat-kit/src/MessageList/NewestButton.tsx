import { Badge } from '@franca/ui/Badge';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { ArrowDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './MessageList.styles.ts';

/** Props of {@link NewestButton}. */
export interface NewestButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Messages that came while the reader was further up. */
  count: number;
  /** Goes to the newest message. */
  onShowNewest: () => void;
}

/** Leads back to the newest message, with the number of those that came meanwhile. Renders a `<div>`. */
export const NewestButton = createSlot(
  'NewestButton',
  function NewestButton({ count, onShowNewest, className, ...rest }: NewestButtonProps) {
    const text = useChatText();
    const label = count > 0 ? text('newMessages', { count }) : text('toNewest');
    return (
      <div {...rest} className={cx(styles.newest, className)} data-fr-part="newest-button">
        <IconButton className={styles.newestButton} label={label} shape="round" onClick={onShowNewest}>
          <Icon icon={ArrowDown} />
        </IconButton>
        {count > 0 ? (
          <Badge className={styles.newestCount} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </Badge>
        ) : null}
      </div>
    );
  },
);
