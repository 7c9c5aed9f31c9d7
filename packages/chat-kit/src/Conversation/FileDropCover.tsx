import { Icon } from '@franca/ui/Icon';
import { Upload } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './FileDropCover.styles.ts';

/** Covers a conversation while files are held over it, and says what happens when they are dropped. Renders a `<div>`. */
export function FileDropCover() {
  const text = useChatText();
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={styles.frame}>
        <Icon icon={Upload} size="large" />
        {text('dropFiles')}
      </div>
    </div>
  );
}
