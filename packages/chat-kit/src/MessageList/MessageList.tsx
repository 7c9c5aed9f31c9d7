import { useHydrated } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { receiptOf } from '../core/rows/receiptOf.ts';
import type { SeenMarks } from '../core/rows/seenMarks.ts';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import type { ListItems, MessageListEngine } from '../engine/MessageListEngine.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { SelectionModel } from '../hooks/useSelection.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { ExpandedTexts, type ExpandedTextsState } from '../MessageBubble/ExpandedTexts.ts';
import { LazyMessageMenu as MessageMenu } from '../MessageMenu/LazyMessageMenu.ts';
import { MessageRow } from '../MessageRow/MessageRow.tsx';
import { SystemRow } from '../MessageRow/SystemRow.tsx';
import { createEstimator } from './createEstimator.ts';
import { createRowKeys } from './createRowKeys.ts';
import { ListStart } from './ListStart.tsx';
import * as styles from './MessageList.styles.ts';
import type { MessageListHandle } from './MessageListHandle.ts';
import { NewestButton } from './NewestButton.tsx';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import { roomOf } from './roomOf.ts';
import { newestSeq } from './storedAfter.ts';
import { useHighlight } from './useHighlight.ts';
import { useListHandle } from './useListHandle.ts';
import { useLoadOlder } from './useLoadOlder.ts';
import { useMessageListEngine } from './useMessageListEngine.ts';
import { useMessageMenu } from './useMessageMenu.ts';
import { useMessageView } from './useMessageView.ts';
import { useNewCount } from './useNewCount.ts';
import { useOpeningScroll } from './useOpeningScroll.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Props of {@link MessageList}. */
export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Several messages that are being chosen. Default: rows offer single ones only. */
  selection?: Pick<SelectionModel, 'chatIds' | 'toggle'> | undefined;
  /** Conversation that is shown. */
  topicId: string;
  /** The rows, oldest first. */
  rows: readonly ConversationRow[];
  /** Who looks at them. */
  viewerId: string;
  /** Whether names and pictures stand beside the messages of others. */
  isGroup: boolean;
  /** Whether older messages exist. */
  hasOlder: boolean;
  /** How the next older page stands. */
  older: SessionStatus['older'];
  /** Per person, up to when they have seen everything, milliseconds since 1970. */
  seenTimes: ReadonlyMap<string, number>;
  /** Who stands at which own message as having seen everything up to it. Default: nobody stands anywhere. */
  seenMarks?: SeenMarks | undefined;
  /** The message of which both texts are shown, whatever the reader has chosen; or null. */
  expandedChatId?: string | null | undefined;
  /** What can be done with messages. */
  actions: MessageActions;
  /** Asks for the next older page. */
  onLoadOlder: () => void;
  /** Called when the newest message comes onto the screen or leaves it. */
  onAtBottomChange?: ((isAtBottom: boolean) => void) | undefined;
  /** Takes the list's handle. */
  handleRef?: Ref<MessageListHandle> | undefined;
}

/** What the viewer wrote is what they want to see: goes to the end when a message of theirs is on its way. */
function usePinOnOwn(engine: MessageListEngine, lastRow: ConversationRow | undefined): void {
  const ownPending = lastRow?.isOwn && lastRow.message.seq === null ? lastRow.key : null;
  useEffect(() => {
    if (ownPending) engine.pin();
  }, [engine, ownPending]);
}

/** Remembers which long texts of the list are shown whole, also while their rows are not rendered. */
function useExpandedTexts(engine: MessageListEngine, rows: readonly ConversationRow[]): ExpandedTextsState {
  const latest = useLatestRows(rows);
  return useMemo(
    () => ({
      shown: new Set<string>(),
      keepRow: (chatId) => engine.keepRow(latest.current.findIndex((row) => row.key === chatId)),
    }),
    [engine, latest],
  );
}

/** The present rows, for what happens later. */
function useLatestRows(rows: readonly ConversationRow[]) {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  return latest;
}

/** Props of {@link MessageListFrame}. */
export interface MessageListFrameProps extends MessageListProps {
  /** Stands after the rows. */
  children?: ReactNode;
}

/** {@link MessageList} without the announcements, for views that make them also while there is no list. Renders a `<div>` with a feed. */
export function MessageListFrame(props: MessageListFrameProps) {
  const { topicId, rows, viewerId, isGroup, hasOlder, older, actions, expandedChatId, ...others } = props;
  const { selection, seenTimes, seenMarks, onLoadOlder, onAtBottomChange, handleRef, ...more } = others;
  const { children, className, ...rest } = more;
  const text = useChatText();
  const viewOf = useMessageView(topicId, expandedChatId);
  const isHydrated = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useHighlight();
  const menu = useMessageMenu(scroller);

  const kinds = useKinds();
  const { longTextLines } = useChatOptions();
  const [estimate] = useState(createEstimator);
  const [keysOf] = useState(createRowKeys);
  const items = useMemo<ListItems>(() => {
    const list = { rows, viewOf, showsNames: isGroup, longTextLines, kinds };
    return {
      count: rows.length,
      keyAt: keysOf(rows),
      estimate: (index, width) => estimate(list, index, width),
    };
  }, [rows, viewOf, isGroup, kinds, longTextLines, estimate, keysOf]);
  const { engine, layout, position, measure } = useMessageListEngine(items, scroller);
  const newCount = useNewCount(rows, position.isPinned);
  const lastRow = rows.at(-1);
  const focus = useRowFocus({ scroller, engine, rows, layout, position });
  useLoadOlder({ engine, hasOlder, older, count: rows.length, onLoadOlder });
  useOpeningScroll(engine, position.isPinned);

  useEffect(() => onAtBottomChange?.(position.isPinned), [onAtBottomChange, position.isPinned]);

  usePinOnOwn(engine, lastRow);

  useListHandle({ ref: handleRef, engine, rows, onShown: setHighlighted, onFocus: focus.move });

  const showNewest = (): void => {
    engine.pin();
    // The button goes away; the keyboard goes on where it led.
    if (lastRow) focus.move(lastRow.key);
  };

  const expandedTexts = useExpandedTexts(engine, rows);
  const menuRow = menu.key === null ? undefined : rows.find((row) => row.key === menu.key);

  return (
    <div {...rest} className={cx(styles.frame, className)} data-fr-part="message-list">
      <div ref={scroller} className={styles.scroller} data-served={isHydrated ? undefined : ''}>
        <div className={styles.content}>
          <ListStart
            hasOlder={hasOlder}
            older={older}
            onRetry={onLoadOlder}
            data-beside={layout.first === 0 ? '' : undefined}
          />
          <div
            className={styles.rows}
            style={roomOf(layout)}
            role="feed"
            aria-label={text('messages')}
            // Also busy while no row is drawn yet, which a feed must not be without.
            aria-busy={older.kind === 'loading' || layout.end === layout.first}
            {...focus.listProps}
          >
            <ExpandedTexts value={expandedTexts}>
              {rows.slice(layout.first, layout.end).map((row, offset) => {
                const place = {
                  row,
                  viewerId,
                  measure,
                  index: layout.first + offset,
                  position: layout.first + offset + 1,
                  total: hasOlder ? -1 : rows.length,
                  isTabStop: row.key === focus.tabStop,
                };
                if (kinds.of(row.message.content.kind).isSystem)
                  return <SystemRow key={row.key} {...place} />;
                return (
                  <MessageRow
                    key={row.key}
                    {...place}
                    isGroup={isGroup}
                    view={viewOf(row.key)}
                    receipt={row.isOwn && !row.message.isRecalled ? receiptOf(row.message, seenTimes) : null}
                    seen={seenMarks?.get(row.key)}
                    isHighlighted={row.key === highlighted}
                    actions={actions}
                    onMenu={menu.open}
                    isChosen={selection?.chatIds?.has(row.key)}
                    onChoose={selection?.chatIds ? selection.toggle : undefined}
                  />
                );
              })}
            </ExpandedTexts>
          </div>
        </div>
      </div>
      {position.isPinned ? null : <NewestButton count={newCount} onShowNewest={showNewest} />}
      {children}
      {menuRow ? (
        <MessageMenu
          message={menuRow.message}
          point={menu.point}
          isOwn={menuRow.isOwn}
          viewerId={viewerId}
          view={viewOf(menuRow.key)}
          actions={actions}
          onClose={menu.close}
        />
      ) : null}
    </div>
  );
}

/**
 * The messages of a conversation, virtualised: what is being read does not move when translations arrive, older
 * messages load or the window changes. Renders a `<div>` with a feed.
 */
export function MessageList(props: MessageListProps) {
  const { topicId, rows } = props;
  return (
    <MessageListFrame {...props}>
      {/* Before the first page is here, nothing tells what is new. */}
      {newestSeq(rows) > 0 ? <NewMessageAnnouncer topicId={topicId} rows={rows} /> : null}
    </MessageListFrame>
  );
}
