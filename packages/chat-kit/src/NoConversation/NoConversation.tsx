import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import * as empty from '../EmptyConversation/EmptyConversation.styles.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './NoConversation.styles.ts';

/** Props of {@link NoConversation}. */
export interface NoConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to do where there is no conversation to select, such as a button that finds people. Default: to select one. */
  action?: ReactNode;
}

/** Stands where a conversation would be while none is selected: a welcome and what to do. Renders a `<div>`. */
export function NoConversation({ action, className, ...rest }: NoConversationProps) {
  const { port } = useChat();
  const text = useChatText();
  const { name, avatarUrl } = port.viewer;
  return (
    <div {...rest} className={cx(styles.root, className)} data-fr-part="no-conversation">
      <div className={empty.root}>
        <Avatar name={name} src={avatarUrl} size="huge" decorative />
        <p className={empty.title}>{text('welcome', { name })}</p>
        <p className={empty.hint}>{text(action ? 'noChatsHint' : 'selectChat')}</p>
        {action}
      </div>
    </div>
  );
}
