import { Avatar, EmptyState } from '@franca/ui';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './NoConversation.styles.ts';

/** Stands where a conversation would be while none is selected: a welcome and what to do. Renders a `<div>`. */
export function NoConversation() {
  const { port } = useChat();
  const text = useChatText();
  const { name, avatarUrl } = port.viewer;
  return (
    <div className={styles.root}>
      <EmptyState
        icon={<Avatar name={name} src={avatarUrl} size="huge" decorative />}
        title={text('welcome', { name })}
      >
        {text('selectChat')}
      </EmptyState>
    </div>
  );
}
