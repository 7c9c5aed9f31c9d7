import { useChatText } from '../hooks/useChatText.ts';
import * as line from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './MessageRow.styles.ts';

/** Props of {@link FailedLine}. */
export interface FailedLineProps {
  /** The server's sentence. */
  reason: string;
  /** Tries again. */
  onRetry: () => void;
  /** Deletes the message. */
  onDiscard: () => void;
}

/** Says under an own message that it was not sent, why, and what can be done. Renders a `<div>`. */
export function FailedLine({ reason, onRetry, onDiscard }: FailedLineProps) {
  const text = useChatText();
  return (
    <div className={styles.failed}>
      <bdi>{reason || text('notSent')}</bdi>
      <span aria-hidden="true">·</span>
      <button type="button" className={line.action} onClick={onRetry}>
        {text('retry')}
      </button>
      <span aria-hidden="true">·</span>
      <button type="button" className={line.action} onClick={onDiscard}>
        {text('deleteUnsent')}
      </button>
    </div>
  );
}
