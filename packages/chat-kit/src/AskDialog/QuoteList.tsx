import type { AssistantQuote } from '../core/assistant/AssistantPort.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AskDialog.styles.ts';

/** Props of {@link QuoteList}. */
export interface QuoteListProps {
  /** The messages, oldest first. */
  messages: readonly AssistantQuote[];
  /** Id of what says where they go. */
  labelledBy: string;
}

/** The messages that a question sends, word for word. Renders an `<ol>`. */
export function QuoteList({ messages, labelledBy }: QuoteListProps) {
  const text = useAssistantText();
  return (
    // It scrolls, and so has to be reachable by keyboard where it contains only words.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ol className={styles.quotes} aria-labelledby={labelledBy} tabIndex={0}>
      {messages.map(({ chatId, authorName, isOwn, language, text: words }) => (
        <li key={chatId} className={styles.quote}>
          <span className={styles.author}>
            <bdi>{isOwn ? text('you') : authorName}</bdi>
          </span>
          <span dir="auto" lang={language ?? undefined} className={styles.words}>
            {words}
          </span>
        </li>
      ))}
    </ol>
  );
}
