import { lazyPart, useMergedRef } from '@franca/ui/kit';
import { SearchField } from '@franca/ui/SearchField';
import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  use,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { ActiveNow } from './ActiveNow.tsx';
import { ArchiveRow } from './ArchiveRow.tsx';
import * as styles from './ChatList.styles.ts';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import { ChatListTitle } from './ChatListTitle.tsx';
import { EmptyChatList } from './EmptyChatList.tsx';
import type { TopicActions } from './TopicActions.ts';
import { TopicRows } from './TopicRows.tsx';
import { useHeldTopics } from './useHeldTopics.ts';
import { useListViews } from './useListViews.ts';
import { useRowFocusReturn } from './useRowFocusReturn.ts';
import { useShownTopics } from './useShownTopics.ts';

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
  /**
   * Opens a conversation at the message with this client id. With it, and a port that can search messages, those that say what is
   * searched for stand below the conversations; `words` are those, for the conversation's `showMessage`.
   */
  onSelectMessage?: ((topic: Topic, chatId: string, words?: string) => void) | undefined;
  /** Opens a conversation with its information beside it; the menu of a row offers it. */
  onShowInfo?: (topic: Topic) => void;
  /** What else the menu of a row offers. */
  topicActions?: TopicActions | undefined;
  /** Stands at the end of the title line, for example a button that adds a contact. */
  action?: ReactNode;
  /** Whether the list can be narrowed to what is unread and to groups. Default: yes. */
  filters?: boolean | undefined;
  /** One action for a list without conversations. */
  emptyAction?: ReactNode;
  /** Takes the list's handle. */
  handleRef?: Ref<ChatListHandle> | undefined;
}

// Most people look for a conversation by its name.
const FoundMessages = lazyPart(() => import('../interactionChunk.ts'), 'FoundMessages');

const StarredMessages = lazyPart(() => import('../interactionChunk.ts'), 'StarredMessages');

const ListFilters = lazyPart(() => import('../listChunk.ts'), 'ListFilters');

const noTopics: readonly Topic[] = [];

const tabStop = '[tabindex="0"]';

/** Whether messages are searched: one letter stands in nearly all of them, while one Chinese sign may be a word. */
const isSearchable = (words: string): boolean =>
  words.length > 1 || /[\u3040-\u30ff\u3400-\u9fff]/u.test(words);

/** The way from the field to the rows and back. */
function moveWithKeys(
  event: KeyboardEvent<HTMLElement>,
  field: HTMLInputElement,
  focusRow: () => void,
): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const isInRows = (event.target as Element).closest('[data-index]') !== null;
  const isDown = event.key === 'ArrowDown' && event.target === field;
  const isBack = event.key === 'Escape' && isInRows && field.value !== '';
  if (!isDown && !isBack) return;
  event.preventDefault();
  if (isDown) focusRow();
  else field.focus();
}

/** All conversations, pinned ones and then the newest first, with a search by name, filters and an archive; ready for ten thousand. Renders a `<div>`. */
export function ChatList(props: ChatListProps) {
  const { topics, viewerId, selectedId, onSelect, onShowInfo, action, emptyAction, ...others } = props;
  const { handleRef, topicActions, onSelectMessage, filters = true, className, ref, ...rest } = others;
  const text = useChatText();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(root, ref);
  const focusRow = useCallback(
    () => (root.current?.querySelector<HTMLElement>(`[data-index] ${tabStop}`) ?? root.current)?.focus(),
    [],
  );
  useImperativeHandle(handleRef, () => ({ focus: focusRow }));
  const [query, setQuery] = useState('');
  const views = useListViews(topics);
  const { archived } = views;
  const [isArchive, isStarred] = [views.view === 'archived', views.view === 'starred'];
  const { shown, unarchived, counts, filter, isFilterable, choose, noteOpened } = useShownTopics({
    ...{ topics, query, selectedId },
    view: views.view,
    hasFilters: filters,
  });
  const open = useCallback(
    (topic: Topic) => {
      noteOpened(topic.id);
      onSelect(topic);
    },
    [noteOpened, onSelect],
  );
  const isPlain = query === '' && filter === 'all' && views.view === 'chats';
  const active = useMemo(
    () => (isPlain ? shown.filter((topic) => topic.presence === 'online') : noTopics),
    [shown, isPlain],
  );
  // Whoever comes online would move the rows away from under a pointer.
  const held = useHeldTopics(root, active, shown);
  useRowFocusReturn(root, shown, focusRow);
  const port = use(ChatContext)?.port;
  const canFind = port?.messages.search !== undefined;
  const canStar = port?.messages.starred !== undefined && onSelectMessage !== undefined;
  const words = query.trim();
  const found =
    canFind && onSelectMessage && topics && isSearchable(words) ? (
      <Suspense>
        <FoundMessages
          query={words}
          topics={topics}
          shownTopics={shown.length}
          viewerId={viewerId}
          onSelect={onSelectMessage}
        />
      </Suspense>
    ) : null;
  const showAll = (): void => {
    choose('all');
    // The button goes; the Tab key continues in the list.
    root.current?.focus({ preventScroll: true });
  };
  const rows = (
    <>
      <ActiveNow topics={isPlain ? held : noTopics} onSelect={onSelect} />
      {archived.length > 0 && query === '' && filter === 'all' && !isArchive ? (
        <ArchiveRow ref={views.archiveRef} count={archived.length} onOpen={() => views.open('archived')} />
      ) : null}
      {topics === null ? <ChatListSkeleton /> : null}
      {topics === null || shown.length > 0 || found ? null : (
        <EmptyChatList
          {...{ query, filter, emptyAction }}
          hasArchived={archived.length > 0}
          onShowAll={showAll}
        />
      )}
      {shown.length > 0 || found ? (
        <TopicRows
          // Another list begins at its start.
          key={filter}
          topics={shown}
          viewerId={viewerId}
          selectedId={selectedId}
          query={isArchive ? null : query}
          onSelect={open}
          onShowInfo={onShowInfo}
          topicActions={topicActions}
          found={found}
        />
      ) : null}
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the field and the rows' buttons.
    <div
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      data-fr-part="chat-list"
      tabIndex={-1}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (field.current) moveWithKeys(event, field.current, focusRow);
      }}
    >
      <div className={styles.head}>
        <ChatListTitle views={views} canStar={canStar} action={action} />
        {isArchive || isStarred ? null : (
          <>
            <SearchField ref={field} label={text('search')} value={query} onValueChange={setQuery} />
            {isFilterable ? (
              <Suspense fallback={<div className={styles.filters} />}>
                {topics ? (
                  <ListFilters topics={unarchived} filter={filter} counts={counts} onChoose={choose} />
                ) : (
                  <div className={styles.filters} />
                )}
              </Suspense>
            ) : null}
          </>
        )}
      </div>
      {isStarred ? (
        <Suspense>
          <StarredMessages
            topicId={null}
            topics={topics ?? []}
            viewerId={viewerId}
            onSelect={(topic, chatId) => onSelectMessage?.(topic, chatId)}
          />
        </Suspense>
      ) : (
        rows
      )}
    </div>
  );
}

/** What a parent can do with a chat list. */
export interface ChatListHandle {
  /** Puts the focus on the row at which the Tab key stops, for example when the open conversation has gone. */
  focus: () => void;
}
