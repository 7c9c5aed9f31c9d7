import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { ArrowLeft, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';
import type { ListViewsModel } from './useListViews.ts';

/** Props of {@link ChatListTitle}. */
export interface ChatListTitleProps {
  /** What the list shows, and the ways between. */
  views: ListViewsModel;
  /** Whether there is a way to the starred messages. */
  canStar: boolean;
  /** Stands at the end of the line. */
  action: ReactNode;
}

/** The title of what a chat list shows, with the way to the starred messages, or back from them and from the archive. Renders a `<div>`. */
export function ChatListTitle({ views, canStar, action }: ChatListTitleProps) {
  const text = useChatText();
  if (views.view !== 'chats')
    return (
      <div className={styles.backLine}>
        <IconButton ref={views.backRef} label={text('back')} onClick={views.close}>
          <Icon icon={ArrowLeft} flip />
        </IconButton>
        <h1 className={styles.title}>{text(views.view === 'archived' ? 'archived' : 'starredMessages')}</h1>
      </div>
    );
  return (
    <div className={styles.titleLine}>
      <h1 className={styles.title}>{text('chats')}</h1>
      <span>
        {canStar ? (
          <IconButton
            ref={views.starredRef}
            label={text('starredMessages')}
            onClick={() => views.open('starred')}
          >
            <Icon icon={Star} />
          </IconButton>
        ) : null}
        {action}
      </span>
    </div>
  );
}
