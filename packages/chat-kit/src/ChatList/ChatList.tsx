import { EmptyState } from '@franca/ui/EmptyState';
import { SearchField } from '@franca/ui/SearchField';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useSlot } from '../slots/useSlot.ts';
import { ActiveNow } from './ActiveNow.tsx';
import * as styles from './ChatList.styles.ts';
import { ChatListRow } from './ChatListRow.tsx';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import { sortTopics } from './sortTopics.ts';
import { useFixedRows } from './useFixedRows.ts';
import { useListKeys } from './useListKeys.ts';

/** Height of a row in pixels. */
const rowHeight = 72;

/** Props of {@link ChatList}. */
export interface ChatListProps {
  /** The conversations, in any order; null while they load. */
  topics: readonly Topic[] | null;
  /** Who looks at the list. */
  viewerId: string;
  /** The open conversation, or null. */
  selectedId: string | null;
  /** Opens a conversation. */
  onSelect: (topic: Topic) => void;
  /** Stands at the end of the title line, for example a button that adds a contact. */
  action?: ReactNode;
  /** One action for a list without conversations. */
  emptyAction?: ReactNode;
}

/** All conversations, newest first, with a search by name; ready for ten thousand. Renders a `<div>`. */
export function ChatList({ topics, viewerId, selectedId, onSelect, action, emptyAction }: ChatListProps) {
  const text = useChatText();
  const Row = useSlot('ChatListRow', ChatListRow);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => sortTopics(topics ?? [], query), [topics, query]);
  const active = useMemo(
    () => (query === '' ? sortTopics(topics ?? [], '').filter((topic) => topic.presence === 'online') : []),
    [topics, query],
  );
  const { total, rows, show } = useFixedRows(shown.length, rowHeight, scroller);
  const { activeId, onKeyDown } = useListKeys(list, shown, show);
  const known = (id: string | null): string | null => (shown.some((topic) => topic.id === id) ? id : null);
  const tabStop = known(activeId) ?? known(selectedId) ?? shown[0]?.id;

  const emptyList = (): ReactNode => {
    if (topics === null || shown.length > 0) return null;
    return query === '' ? (
      <EmptyState className={styles.empty} title={text('noChats')} action={emptyAction}>
        {text('noChatsHint')}
      </EmptyState>
    ) : (
      <EmptyState className={styles.empty} title={text('noChatsFound', { query })} />
    );
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{text('chats')}</h1>
          {action}
        </div>
        <SearchField label={text('search')} value={query} onValueChange={setQuery} />
      </div>
      <ActiveNow topics={active} onSelect={onSelect} />
      <div ref={scroller} className={styles.scroller}>
        {topics === null ? <ChatListSkeleton /> : null}
        {emptyList()}
        <ul
          ref={list}
          className={styles.list}
          style={{ blockSize: total }}
          aria-label={text('chats')}
          onKeyDown={onKeyDown}
        >
          {rows.map(({ index, start }) => {
            const topic = shown[index];
            if (!topic) return null;
            return (
              <li
                key={topic.id}
                className={styles.item}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={index + 1}
                aria-setsize={shown.length}
              >
                <Row
                  topic={topic}
                  viewerId={viewerId}
                  isSelected={topic.id === selectedId}
                  isTabStop={topic.id === tabStop}
                  onSelect={onSelect}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
