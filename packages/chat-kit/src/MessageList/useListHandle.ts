import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';
import type { MessageListHandle, ShowMessageOptions } from './MessageListHandle.ts';

/** Options of {@link useListHandle}. */
export interface ListHandleOptions {
  /** Takes the handle. */
  readonly ref: Ref<MessageListHandle> | undefined;
  /** Moves the list. */
  readonly engine: MessageListEngine;
  /** The present rows. */
  readonly rows: readonly ConversationRow[];
  /** Called with the message that was scrolled into view. */
  readonly onShown: (chatId: string) => void;
  /** Moves the focus to a row. */
  readonly onFocus: (chatId: string) => void;
}

/** Gives a parent the handle of a message list; the handle stays the same while rows come and go. */
export function useListHandle({ ref, engine, rows, onShown, onFocus }: ListHandleOptions): void {
  const rowsNow = useRef(rows);
  const wanted = useRef<[string, ShowMessageOptions] | null>(null);

  const show = useCallback(
    (chatId: string, options: ShowMessageOptions): void => {
      const index = rowsNow.current.findIndex((row) => row.key === chatId);
      // Loaded a moment ago: its row comes with the next commit.
      wanted.current = index < 0 ? [chatId, options] : null;
      if (index < 0) return;
      engine.scrollToIndex(index);
      onShown(chatId);
      if (options.focus) onFocus(chatId);
    },
    [engine, onShown, onFocus],
  );

  // Before anybody can ask for a place in rows that the engine does not have any more.
  useLayoutEffect(() => {
    rowsNow.current = rows;
    if (wanted.current) show(...wanted.current);
  }, [rows, show]);

  useImperativeHandle(
    ref,
    () => ({
      showMessage: (chatId, options = {}) => show(chatId, options),
      showNewest: engine.pin,
    }),
    [engine, show],
  );
}
