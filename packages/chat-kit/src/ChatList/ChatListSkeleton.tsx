import { createSlot } from '@franca/ui/kit';
import { Skeleton } from '@franca/ui/Skeleton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Stands for conversations that are loading. Renders a `<div role="status">`. */
export const ChatListSkeleton = createSlot('ChatListSkeleton', function ChatListSkeleton() {
  const text = useChatText();
  return (
    <div role="status">
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
});
