import { createSlot } from '@franca/ui/kit';
import { Skeleton } from '@franca/ui/Skeleton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Props of {@link ChatListSkeleton}. */
export interface ChatListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {}

/** Stands for conversations that are loading. Renders a `<div role="status">`. */
export const ChatListSkeleton = createSlot(
  'ChatListSkeleton',
  function ChatListSkeleton(props: ChatListSkeletonProps) {
    const text = useChatText();
    return (
      <div {...props} data-fr-part="chat-list-skeleton" role="status">
        <VisuallyHidden>{text('loadingMessages')}</VisuallyHidden>
        {rows.map((row) => (
          <div key={row} className={styles.skeletonRow}>
            <Skeleton shape="circle" width={48} height={48} />
            <div className={styles.skeletonWords}>
              <Skeleton width="45%" />
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </div>
    );
  },
);
