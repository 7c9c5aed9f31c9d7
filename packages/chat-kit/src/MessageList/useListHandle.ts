import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { ConversationRow } from '../core/rows/ConversationRow.ts';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';
import type { MessageListHandle } from './MessageListHandle.ts';

/** Options of {@link useListHandle}. */
export interface ListHandleOptions {
  /** Takes the handle. */
  readonly ref: Ref<MessageListHandle> | undefined;
  /** Moves the list. */
  readonly engine: MessageListEngine;
  /** The present rows. */
  readonly rows: readonly ConversationRow[];
  /** Told which message was brought into view. */
  readonly onShown: (chatId: string) => void;
}

/** Gives a parent the handle of a message list; the handle stays the same while rows come and go. */
export function useListHandle({ ref, engine, rows, onShown }: ListHandleOptions): void {
  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  }, [rows]);
  useImperativeHandle(
    ref,
    () => ({
      showMessage: (chatId) => {
        const index = rowsNow.current.findIndex((row) => row.key === chatId);
        if (index < 0) return;
        engine.scrollToIndex(index);
        onShown(chatId);
      },
      showNewest: engine.pin,
    }),
    [engine, onShown],
  );
}
