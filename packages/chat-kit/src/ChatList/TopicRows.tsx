import { itemsByIndex, lazyPart, type RovingItems, useRovingFocus } from '@franca/ui/kit';
import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';
import { ChatListRow, type ChatListRowProps } from './ChatListRow.tsx';
import type { TopicActions } from './TopicActions.ts';
import { TopicItem, type TopicRowsContext } from './TopicItem.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useTopicMenu } from './useTopicMenu.ts';

// Most conversations are only opened.
const TopicMenu = lazyPart(
  () => import('../interactionChunk.ts'),
  'TopicMenu',
  ({ onClose }) => onClose(),
);

/** Height of a row in pixels before one was measured. */
const usualHeight = 72;
/** The window of the first rendering, also on a server; twelve rows are a good guess. */
const firstWindow = { width: 0, height: 12 * usualHeight };
/** Rows that are rendered above and below the window. */
const margin = 8;
/** Rows that Page Up and Page Down pass over. */
const pageRows = 8;

type Rows = Virtualizer<HTMLDivElement, HTMLLIElement>;

// A list that is not displayed, as beside an open conversation on a phone, measures nothing: its rows stay as they are, so
// that one of them can take the focus when it is back.
const observeRect = (rows: Rows, note: (rect: { width: number; height: number }) => void) =>
  observeElementRect(rows, (rect) => rect.height > 0 && note(rect));
const measureRow = (row: HTMLLIElement, entry: ResizeObserverEntry | undefined, rows: Rows): number =>
  measureElement(row, entry, rows) ||
  (rows.itemSizeCache.get(rows.options.getItemKey(rows.indexFromElement(row))) ?? usualHeight);

/** The rows as the keys find them: what takes the focus is the control in a row. */
function rowsIn(list: HTMLElement, count: number): RovingItems {
  const { indexOf, at } = itemsByIndex(list, count);
  return {
    // Messages that were found go on from the last conversation.
    count: count + list.querySelectorAll('[data-found]').length,
    indexOf,
    at: (index) => at(index)?.querySelector<HTMLElement>('button, a[href], [tabindex]') ?? null,
  };
}

/** Props of {@link TopicRows}. */
export interface TopicRowsProps extends Pick<ChatListRowProps, 'viewerId' | 'onSelect'> {
  /** The conversations, in their order. */
  topics: readonly Topic[];
  /** The open conversation, or null. */
  selectedId: string | null;
  /** What is searched for, or null for the archive; another list begins at the start. */
  query: string | null;
  /** Opens a conversation with its information beside it. */
  onShowInfo?: ((topic: Topic) => void) | undefined;
  /** What else the menu of a row offers. */
  topicActions?: TopicActions | undefined;
  /** Stands below the rows, and scrolls with them. */
  found?: ReactNode;
}

/** The rows of the chat list, of which only those near the window are rendered. Renders a `<div>` that scrolls. */
export function TopicRows(props: TopicRowsProps) {
  const { topics, viewerId, selectedId, query, onSelect, onShowInfo, topicActions, found } = props;
  const text = useChatText();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: topics.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => topics[index]?.id ?? index,
    estimateSize: () => usualHeight,
    initialRect: firstWindow,
    overscan: margin,
    observeElementRect: observeRect,
    measureElement: measureRow,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const roving = useRovingFocus({
    container: scroller,
    items: (list) => rowsIn(list, topics.length),
    page: pageRows,
    preventScroll: true,
    onMove: (index) => {
      if (index < topics.length) rows.scrollToIndex(index);
      else scroller.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
      setActiveId(topics[index]?.id ?? null);
    },
  });
  useKeptPlace(scroller, topics, query);
  const {
    shown,
    open: onMenu,
    close: closeMenu,
  } = useTopicMenu(onShowInfo !== undefined || topicActions !== undefined);
  const menuId = shown?.topicId ?? null;
  const menuTopic = shown ? topics.find(({ id }) => id === menuId) : undefined;

  const context = useMemo<TopicRowsContext>(
    () => ({ count: topics.length, menuId, onMenu }),
    [topics.length, menuId, onMenu],
  );
  const lastId = useLast(selectedId);
  const wanted = topics.findIndex(({ id }) => id === (activeId ?? lastId));
  // The Tab key must find a row: one that is far away, and so not rendered, lends its stop to one that is.
  const rendered = rows.getVirtualItems();
  const isAway = wanted >= 0 && !rendered.some(({ index }) => index === wanted);
  const tabStop = topics[isAway ? (rows.range?.startIndex ?? 0) : Math.max(wanted, 0)]?.id;
  const space = {
    paddingBlockStart: rendered[0]?.start ?? 0,
    paddingBlockEnd: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the rows' buttons. */}
      <div ref={scroller} className={styles.scroller} tabIndex={-1} onKeyDown={roving.onKeyDown}>
        {topics.length > 0 ? (
          <ul className={styles.list} style={space} aria-label={text(query === null ? 'archived' : 'chats')}>
            {rendered.map(({ index, key }) => {
              const topic = topics[index];
              return topic ? (
                <TopicItem
                  key={key}
                  topic={topic}
                  index={index}
                  context={context}
                  measure={rows.measureElement}
                >
                  <ChatListRow
                    topic={topic}
                    viewerId={viewerId}
                    isSelected={topic.id === selectedId}
                    isTabStop={topic.id === tabStop}
                    onSelect={onSelect}
                  />
                </TopicItem>
              ) : null;
            })}
          </ul>
        ) : null}
        {found}
      </div>
      {menuTopic && shown ? (
        <Suspense>
          <TopicMenu
            key={menuTopic.id}
            topic={menuTopic}
            point={shown.point}
            onSelect={onSelect}
            onShowInfo={onShowInfo}
            viewerId={viewerId}
            actions={topicActions}
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
