import { lazyPart } from '@franca/ui/kit';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type Components, type ListRange, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';
import { ChatListRow, type ChatListRowProps } from './ChatListRow.tsx';
import { TopicItem, TopicItems, type TopicRowsContext } from './TopicItem.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useListKeys } from './useListKeys.ts';
import { useTopicMenu } from './useTopicMenu.ts';

// Most conversations are only opened.
const TopicMenu = lazyPart(
  () => import('../interactionChunk.ts'),
  'TopicMenu',
  ({ onClose }) => onClose(),
);

/** Height of a row in pixels before one was measured. */
const usualHeight = 72;
/** Rows of the first rendering, also on a server; a screenful is a good guess. */
const firstRows = 12;
/** What is rendered above and below the window, in pixels. */
const margin = { top: 400, bottom: 600 };

const parts: Components<Topic, TopicRowsContext, HTMLUListElement> = { List: TopicItems, Item: TopicItem };

/** Props of {@link TopicRows}. */
export interface TopicRowsProps extends Pick<ChatListRowProps, 'viewerId' | 'onSelect'> {
  /** The conversations, in their order. */
  topics: readonly Topic[];
  /** The open conversation, or null. */
  selectedId: string | null;
  /** What is searched for; another search begins at the start. */
  query: string;
  /** Opens a conversation with its information beside it. */
  onShowInfo?: ((topic: Topic) => void) | undefined;
}

/** The rows of the chat list, of which only those near the window are rendered. Renders a `<div>` that scrolls. */
export function TopicRows(props: TopicRowsProps) {
  const { topics, viewerId, selectedId, query, onSelect, onShowInfo } = props;
  const text = useChatText();
  const list = useRef<VirtuosoHandle>(null);
  const scroller = useRef<HTMLElement>(null);
  const rendered = useRef<ListRange | null>(null);
  const [range, setRange] = useState<ListRange | null>(null);
  const show = useCallback((index: number) => list.current?.scrollIntoView({ index, behavior: 'auto' }), []);
  const { activeId, focusId, onFocused, onKeyDown } = useListKeys(topics, show);
  useKeptPlace(scroller, topics, query);
  const { shown, open: onMenu, close: closeMenu } = useTopicMenu(onShowInfo !== undefined);
  const menuId = shown?.topicId ?? null;
  const menuTopic = shown ? topics.find(({ id }) => id === menuId) : undefined;

  const label = text('chats');
  const context = useMemo<TopicRowsContext>(
    () => ({ label, count: topics.length, focusId, onFocused, menuId, onMenu }),
    [label, topics.length, focusId, onFocused, menuId, onMenu],
  );
  const lastId = useLast(selectedId);
  const wanted = topics.findIndex(({ id }) => id === (activeId ?? lastId));
  // The Tab key must find a row: one that is far away, and so not rendered, lends its stop to one that is.
  const isAway = range !== null && (wanted < range.startIndex || wanted > range.endIndex);
  const tabStop = topics[isAway ? range.startIndex : Math.max(wanted, 0)]?.id ?? topics[0]?.id;

  return (
    <>
      <Virtuoso
        ref={list}
        className={styles.scroller}
        tabIndex={-1}
        data={topics}
        context={context}
        components={parts}
        computeItemKey={(_index, topic) => topic.id}
        defaultItemHeight={usualHeight}
        increaseViewportBy={margin}
        initialItemCount={Math.min(firstRows, topics.length)}
        rangeChanged={(next) => {
          rendered.current = next;
        }}
        isScrolling={(isScrolling) => isScrolling || setRange(rendered.current)}
        scrollerRef={(element) => {
          scroller.current = element instanceof HTMLElement ? element : null;
        }}
        onKeyDown={onKeyDown}
        itemContent={(_index, topic) => (
          <ChatListRow
            topic={topic}
            viewerId={viewerId}
            isSelected={topic.id === selectedId}
            isTabStop={topic.id === tabStop}
            onSelect={onSelect}
          />
        )}
      />
      {menuTopic && shown ? (
        <Suspense>
          <TopicMenu
            key={menuTopic.id}
            topic={menuTopic}
            point={shown.point}
            onSelect={onSelect}
            onShowInfo={onShowInfo}
            onClose={closeMenu}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The value, or as long as it is null the last one that was not. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
