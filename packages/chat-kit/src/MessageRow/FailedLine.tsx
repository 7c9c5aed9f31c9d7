import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as line from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './MessageRow.styles.ts';

/** Props of {@link FailedLine}. */
export interface FailedLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The server's sentence. */
  reason: string;
  /** Whether it is tried again by itself. Default false. */
  isWaiting?: boolean | undefined;
  /** Tries again; undefined where that cannot help. */
  onRetry?: (() => void) | undefined;
  /** Deletes the message. */
  onDiscard: () => void;
}

/** Says under an own message that it was not sent, or not yet, why, and what can be done. Renders a `<div>`. */
export const FailedLine = createSlot('FailedLine', function FailedLine(props: FailedLineProps) {
  const { reason, isWaiting = false, onRetry, onDiscard, className, ...rest } = props;
  const text = useChatText();
  return (
    <div
      {...rest}
      className={cx(styles.failed, className)}
      data-fr-part="failed-line"
      data-waiting={isWaiting ? '' : undefined}
    >
      <bdi>{reason || text('notSent')}</bdi>
      <span aria-hidden="true">·</span>
      {onRetry ? (
        <>
          <button type="button" className={line.action} onClick={onRetry}>
            {text('retry')}
          </button>
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      <button type="button" className={line.action} onClick={onDiscard}>
        {text('deleteUnsent')}
      </button>
    </div>
  );
});
