import { useMemo, useRef, useState } from 'react';
import type { AssistantConversation, AssistantRow as Row } from '../core/assistant/AssistantState.ts';
import type { ListItems } from '../engine/MessageListEngine.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { createRowKeys } from '../MessageList/createRowKeys.ts';
import { ListStart } from '../MessageList/ListStart.tsx';
import * as styles from '../MessageList/MessageList.styles.ts';
import { NewestButton } from '../MessageList/NewestButton.tsx';
import { roomOf } from '../MessageList/roomOf.ts';
import { useLoadOlder } from '../MessageList/useLoadOlder.ts';
import { useMessageListEngine } from '../MessageList/useMessageListEngine.ts';
import { useRowFocus } from '../MessageList/useRowFocus.ts';
import { AssistantRow } from './AssistantRow.tsx';
import type { AssistantRowActions } from './AssistantRowActions.ts';
import { usePinOnQuestion } from './usePinOnQuestion.ts';

/** Props of {@link AssistantList}. */
export interface AssistantListProps {
  /** The conversation. */
  conversation: AssistantConversation;
  /** What can be done with its messages. */
  actions: AssistantRowActions;
  /** Loads the next older page. */
  onLoadOlder: () => void;
}

/** Expected height of a row that was never rendered, in pixels. */
function estimate({ message }: Row, width: number): number {
  const perLine = Math.max(16, (Math.min(width, 832) - 80) / 7.4);
  const lines = message.text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return 62 + lines * 22;
}

/** The messages of a conversation with the assistant, on the list of all conversations: what is being read does not move. Renders a `<div>` with a feed. */
export function AssistantList({ conversation, actions, onLoadOlder }: AssistantListProps) {
  const { rows, hasOlder, older, stream } = conversation;
  const text = useAssistantText();
  const scroller = useRef<HTMLDivElement>(null);
  const [keysOf] = useState(createRowKeys);
  const [versions, setVersions] = useState<ReadonlyMap<string, { version: number; of: number }>>(new Map());
  const items = useMemo<ListItems>(
    () => ({
      count: rows.length,
      keyAt: keysOf(rows),
      estimate: (index, width) => {
        const row = rows[index];
        return row ? estimate(row, width) : 0;
      },
    }),
    [rows, keysOf],
  );
  const { engine, layout, position, measure } = useMessageListEngine(items, scroller);
  const focus = useRowFocus({ scroller, engine, rows, layout, position });
  useLoadOlder({ engine, hasOlder, older, count: rows.length, onLoadOlder });
  usePinOnQuestion(engine, rows);

  const [show] = useState(() => (key: string, version: number, of: number): void => {
    setVersions((before) => new Map(before).set(key, { version, of }));
  });
  const last = rows.at(-1);

  return (
    <div className={styles.frame} data-fr-part="assistant-list">
      <div ref={scroller} className={styles.scroller}>
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
            aria-label={text('conversation')}
            aria-busy={older.kind === 'loading' || layout.end === layout.first}
            {...focus.listProps}
          >
            {rows.slice(layout.first, layout.end).map((row, offset) => {
              const chosen = versions.get(row.key);
              // A new version is shown, whichever was looked at before.
              const isOfThese = chosen?.of === row.message.earlier.length;
              return (
                <AssistantRow
                  key={row.key}
                  row={row}
                  version={isOfThese ? chosen.version : null}
                  onVersion={show}
                  index={layout.first + offset}
                  position={layout.first + offset + 1}
                  total={hasOlder ? -1 : rows.length}
                  isTabStop={row.key === focus.tabStop}
                  isLost={row === last && stream.kind === 'lost'}
                  actions={actions}
                  measure={measure}
                />
              );
            })}
          </div>
        </div>
      </div>
      {position.isPinned ? null : (
        <NewestButton
          count={0}
          onShowNewest={() => {
            engine.pin();
            if (last) focus.move(last.key);
          }}
        />
      )}
    </div>
  );
}
