import { Button } from '@franca/ui/Button';
import { createSlot } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './MessageList.styles.ts';

/** Props of {@link ListStart}. */
export interface ListStartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether older messages exist. */
  hasOlder: boolean;
  /** How the next older page stands. */
  older: SessionStatus['older'];
  /** Asks for it again. */
  onRetry: () => void;
}

/** What stands above the first loaded message; always of one height, so that it moves nothing. Renders a `<div>`. */
export const ListStart = createSlot(
  'ListStart',
  function ListStart({ hasOlder, older, onRetry, className, ...rest }: ListStartProps) {
    const text = useChatText();
    return (
      <div {...rest} className={cx(styles.start, className)} data-fr-part="list-start">
        {older.kind === 'failed' ? (
          <>
            <span className={styles.startWords}>{text('olderFailed')}</span>
            <Button size="small" variant="neutral" onClick={onRetry}>
              {text('retry')}
            </Button>
          </>
        ) : null}
        {older.kind === 'loading' ? (
          <span className={styles.startWords}>
            <Spinner size="small" label={text('loadingOlder')} />
          </span>
        ) : null}
        {older.kind === 'idle' && !hasOlder ? (
          <span className={styles.startWords}>{text('beginning')}</span>
        ) : null}
      </div>
    );
  },
);
