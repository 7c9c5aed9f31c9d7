import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Pencil, X } from 'lucide-react';
import type { ChatMessage } from '../core/model/Message.ts';
import { plainText } from '../core/text/plainText.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from '../ReplyBar/ReplyBar.styles.ts';

/** Props of {@link EditBar}. */
export interface EditBarProps {
  /** The message whose words are being changed. */
  message: ChatMessage;
  /** Leaves it as it is. */
  onCancel: () => void;
}

/** Shows above the composer which message is being edited, and what it says until then. Renders a `<div>`. */
export function EditBar({ message, onCancel }: EditBarProps) {
  const text = useChatText();
  return (
    <div className={styles.root} data-fr-part="edit-bar">
      <Icon icon={Pencil} />
      <div className={styles.words}>
        <span className={styles.who}>{text('editing')}</span>
        <span className={styles.what} dir="auto" lang={message.language ?? undefined}>
          {plainText(message.text)}
        </span>
      </div>
      <IconButton label={text('cancelEdit')} shape="round" onClick={onCancel}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
