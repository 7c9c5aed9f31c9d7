import { createSlot } from '@franca/ui/kit';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './UnreadLine.styles.ts';

/** The line above the first message that was unread when the conversation was opened. Renders a `<div>`. */
export const UnreadLine = createSlot('UnreadLine', function UnreadLine() {
  const text = useChatText();
  return (
    <div className={styles.root}>
      <span className={styles.words}>{text('unread')}</span>
    </div>
  );
});
