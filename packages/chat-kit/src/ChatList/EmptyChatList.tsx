import { EmptyState } from '@franca/ui/EmptyState';
import { lazyPart } from '@franca/ui/kit';
import { type ReactNode, Suspense } from 'react';
import type { ListFilter } from '../core/choices/createListFilter.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';

const NothingFiltered = lazyPart(() => import('../listChunk.ts'), 'NothingFiltered');

/** Props of {@link EmptyChatList}. */
export interface EmptyChatListProps {
  /** What is searched for. */
  query: string;
  /** What the list is narrowed to. */
  filter: ListFilter;
  /** Whether all conversations may be in the archive. */
  hasArchived: boolean;
  /** One action for a list without conversations. */
  emptyAction: ReactNode;
  /** Shows all conversations again. */
  onShowAll: () => void;
}

/** Says why a chat list shows no conversation, and what can be done about it. */
export function EmptyChatList({ query, filter, hasArchived, emptyAction, onShowAll }: EmptyChatListProps) {
  const text = useChatText();
  if (filter !== 'all')
    return (
      <Suspense>
        <NothingFiltered filter={filter} onShowAll={onShowAll} />
      </Suspense>
    );
  if (query !== '') return <EmptyState className={styles.empty} title={text('noChatsFound', { query })} />;
  if (hasArchived) return <EmptyState className={styles.empty} title={text('allArchived')} />;
  return (
    // What is offered may be higher than the list.
    <div className={styles.scroller}>
      <EmptyState className={styles.empty} title={text('noChats')} action={emptyAction}>
        {text('noChatsHint')}
      </EmptyState>
    </div>
  );
}
