import { EmptyState } from '@franca/ui/EmptyState';
import { useMergedRef } from '@franca/ui/kit';
import { SearchField } from '@franca/ui/SearchField';
import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { ActiveNow } from './ActiveNow.tsx';
import * as styles from './ChatList.styles.ts';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import { sortTopics } from './sortTopics.ts';
import type { TopicActions } from './TopicActions.ts';
import { TopicRows } from './TopicRows.tsx';

/** Props of {@link ChatList}. */
export interface ChatListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The conversations, in any order; null while they load. */
  topics: readonly Topic[] | null;
  /** Who looks at the list. */
  viewerId: string;
  /** The open conversation, or null. */
  selectedId: string | null;
  /** Opens a conversation. */
  onSelect: (topic: Topic) => void;
  /** Opens a conversation with its information beside it; the menu of a row offers it. */
  onShowInfo?: (topic: Topic) => void;
  /** What else the menu of a row offers. */
  topicActions?: TopicActions | undefined;
  /** Stands at the end of the title line, for example a button that adds a contact. */
  action?: ReactNode;
  /** One action for a list without conversations. */
  emptyAction?: ReactNode;
  /** Takes the list's handle. */
  handleRef?: Ref<ChatListHandle> | undefined;
}

const tabStop = '[tabindex="0"]';

/** All conversations, newest first, with a search by name; ready for ten thousand. Renders a `<div>`. */
export function ChatList(props: ChatListProps) {
  const { topics, viewerId, selectedId, onSelect, onShowInfo, action, emptyAction, ...others } = props;
  const { handleRef, topicActions, className, ref, ...rest } = others;
  const text = useChatText();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  useImperativeHandle(handleRef, () => ({
    focus: () =>
      (root.current?.querySelector<HTMLElement>(`[data-index] ${tabStop}`) ?? root.current)?.focus(),
  }));
  const [query, setQuery] = useState('');
  const shown = useMemo(() => sortTopics(topics ?? [], query), [topics, query]);
  const active = useMemo(
    () => (query === '' ? sortTopics(topics ?? [], '').filter((topic) => topic.presence === 'online') : []),
    [topics, query],
  );
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
    <div {...rest} ref={merged} className={cx(styles.root, className)} data-fr-part="chat-list" tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{text('chats')}</h1>
          {action}
        </div>
        <SearchField label={text('search')} value={query} onValueChange={setQuery} />
      </div>
      <ActiveNow topics={active} onSelect={onSelect} />
      {topics === null ? <ChatListSkeleton /> : null}
      {emptyList()}
      {shown.length > 0 ? (
        <TopicRows
          topics={shown}
          viewerId={viewerId}
          selectedId={selectedId}
          query={query}
          onSelect={onSelect}
          onShowInfo={onShowInfo}
          topicActions={topicActions}
        />
      ) : null}
    </div>
  );
}

/** What a parent can do with a chat list. */
export interface ChatListHandle {
  /** Puts the focus on the row at which the Tab key stops, for example when the open conversation has gone. */
  focus: () => void;
}
