import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantRow.styles.ts';

/** Props of {@link QuotedLine}. */
export interface QuotedLineProps {
  /** How many messages the question is about. */
  count: number;
  /** Whether the keyboard stops here: 0, or -1. */
  tabIndex: number;
  /** Opens the conversation that they are from; left out where that cannot be done. */
  onOpen?: (() => void) | undefined;
}

/** Says how many messages a question is about, with the way to their conversation. Renders a `<button>`, or a `<span>`. */
export function QuotedLine({ count, tabIndex, onOpen }: QuotedLineProps) {
  const text = useAssistantText();
  const words = text('quotedMessages', { count });
  if (!onOpen) return <span className={styles.quoted}>{words}</span>;
  return (
    <button type="button" className={styles.quoted} tabIndex={tabIndex} onClick={onOpen}>
      {words}
    </button>
  );
}
