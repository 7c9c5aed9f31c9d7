import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import * as styles from '../ChatList/ChatList.styles.ts';
import { FoundRow } from '../ChatList/FoundMessages.tsx';
import type { Topic } from '../core/model/Topic.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useStarred } from '../hooks/useStarred.ts';

/** Props of {@link StarredMessages}. */
export interface StarredMessagesProps {
  /** The conversation whose starred messages are listed, or null for all. */
  topicId: string | null;
  /** The conversations: a message is shown with the name of its own. */
  topics: readonly Topic[];
  /** Who looks. */
  viewerId: string;
  /** Opens a conversation at a message. */
  onSelect: (topic: Topic, chatId: string) => void;
}

/** The messages that the viewer starred, newest first, each with the way to its place. Renders a `<div>` that scrolls. */
export function StarredMessages({ topicId, topics, viewerId, onSelect }: StarredMessagesProps) {
  const text = usePartText();
  const { status, messages, hasMore, loadMore } = useStarred(topicId);
  const byId = useMemo(() => new Map(topics.map((topic) => [topic.id, topic])), [topics]);
  const rows = messages.flatMap((message) => {
    const topic = byId.get(message.topicId);
    return topic ? [{ message, topic }] : [];
  });
  const isEmpty = status === 'ready' && rows.length === 0 && !hasMore;
  return (
    <div className={styles.scroller} data-fr-part="starred-messages">
      {rows.length > 0 ? (
        <ul className={styles.list} aria-label={text('starredMessages')}>
          {rows.map(({ message, topic }) => (
            <li key={message.chatId} className={styles.item}>
              <FoundRow
                message={message}
                topic={topic}
                query=""
                viewerId={viewerId}
                isTabStop
                onSelect={onSelect}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty ? (
        <EmptyState
          className={styles.empty}
          icon={<Icon icon={Star} size="large" />}
          title={text('noStarred')}
        >
          {text('noStarredHint')}
        </EmptyState>
      ) : null}
      {status === 'failed' ? (
        <RetryBanner edge onRetry={loadMore}>
          {text('starredFailed')}
        </RetryBanner>
      ) : null}
      {status === 'loading' || status === 'loadingMore' ? (
        <div className={styles.foundEnd}>
          <Spinner label={text('starredLoading')} />
        </div>
      ) : null}
      {status === 'ready' && hasMore ? (
        <div className={styles.foundEnd}>
          <Button size="small" variant="neutral" onClick={loadMore}>
            {text('loadMore')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
