import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useMergedRef } from '@franca/ui/kit';
import { SearchField } from '@franca/ui/SearchField';
import { cx } from '@linaria/core';
import { ArrowLeft } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { ActiveNow } from './ActiveNow.tsx';
import { ArchiveRow } from './ArchiveRow.tsx';
import * as styles from './ChatList.styles.ts';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import { sortTopics } from './sortTopics.ts';
import type { TopicActions } from './TopicActions.ts';
import { TopicRows } from './TopicRows.tsx';
import { useArchive } from './useArchive.ts';
import { useRowFocusReturn } from './useRowFocusReturn.ts';

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

/** All conversations, newest first, with a search by name and an archive; ready for ten thousand. Renders a `<div>`. */
export function ChatList(props: ChatListProps) {
  const { topics, viewerId, selectedId, onSelect, onShowInfo, action, emptyAction, ...others } = props;
  const { handleRef, topicActions, className, ref, ...rest } = others;
  const text = useChatText();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const focusRow = useCallback(
    () => (root.current?.querySelector<HTMLElement>(`[data-index] ${tabStop}`) ?? root.current)?.focus(),
    [],
  );
  useImperativeHandle(handleRef, () => ({ focus: focusRow }));
  const [query, setQuery] = useState('');
  const archive = useArchive(topics);
  const { isOpen: isArchive, archived } = archive;
  const shown = useMemo(() => {
    if (isArchive) return sortTopics(archived, '');
    const found = sortTopics(topics ?? [], query);
    return query === '' ? found.filter((topic) => !topic.isArchived) : found;
  }, [topics, archived, isArchive, query]);
  const active = useMemo(
    () => (query === '' && !isArchive ? shown.filter((topic) => topic.presence === 'online') : []),
    [shown, isArchive, query],
  );
  useRowFocusReturn(root, shown, focusRow);
  const emptyList = (): ReactNode => {
    if (topics === null || shown.length > 0) return null;
    if (query === '' && archived.length > 0)
      return <EmptyState className={styles.empty} title={text('allArchived')} />;
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
        {isArchive ? (
          <div className={styles.backLine}>
            <IconButton ref={archive.backRef} label={text('back')} onClick={archive.close}>
              <Icon icon={ArrowLeft} flip />
            </IconButton>
            <h1 className={styles.title}>{text('archived')}</h1>
          </div>
        ) : (
          <>
            <div className={styles.titleLine}>
              <h1 className={styles.title}>{text('chats')}</h1>
              {action}
            </div>
            <SearchField label={text('search')} value={query} onValueChange={setQuery} />
          </>
        )}
      </div>
      <ActiveNow topics={active} onSelect={onSelect} />
      {archived.length > 0 && query === '' && !isArchive ? (
        <ArchiveRow ref={archive.rowRef} count={archived.length} onOpen={archive.open} />
      ) : null}
      {topics === null ? <ChatListSkeleton /> : null}
      {emptyList()}
      {shown.length > 0 ? (
        <TopicRows
          topics={shown}
          viewerId={viewerId}
          selectedId={selectedId}
          query={isArchive ? null : query}
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
