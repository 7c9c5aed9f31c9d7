import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListLayout, ListPosition, MessageListEngine } from '../engine/MessageListEngine.ts';
import { rowAfterKey } from './rowAfterKey.ts';

/** Options of {@link useRowFocus}. */
export interface RowFocusOptions {
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Moves the list. */
  readonly engine: MessageListEngine;
  /** The present rows. */
  readonly rows: readonly { readonly key: string }[];
  /** Which of them are rendered. */
  readonly layout: ListLayout;
  /** Where the reader is. */
  readonly position: ListPosition;
}

function keyOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
}

/**
 * Moves the focus among rows: arrows to the next one, Page Up and Page Down by a screen, Home and End to the ends, Escape
 * out of what is inside a row. One row is a stop of the Tab key. A focused row that leaves the page leaves the focus to
 * the list, never to nothing.
 */
export function useRowFocus({ scroller, engine, rows, layout, position }: RowFocusOptions) {
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const holder = useRef<Element | null>(null);

  const rowOf = useCallback(
    (key: string): HTMLElement | null =>
      scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null,
    [scroller],
  );

  const move = useCallback(
    (key: string): void => {
      const row = rowOf(key);
      // A row far away is rendered by the scrolling that is under way.
      wanted.current = row ? null : key;
      row?.focus({ preventScroll: true });
    },
    [rowOf],
  );

  useLayoutEffect(() => {
    if (wanted.current && rowOf(wanted.current)) move(wanted.current);
    const lost = holder.current && !holder.current.isConnected && document.activeElement === document.body;
    if (!lost) return;
    holder.current = null;
    scroller.current?.querySelector<HTMLElement>('[role="feed"]')?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = keyOf(event.target);
    const row = key === undefined ? null : rowOf(key);
    if (row && event.target !== row) {
      if (event.key === 'Escape' && !event.defaultPrevented) row.focus({ preventScroll: true });
      return;
    }
    const from = row ? rows.findIndex((candidate) => candidate.key === key) : position.firstVisible;
    const screen = scroller.current?.clientHeight ?? 0;
    const next = rowAfterKey(event.key, {
      from,
      count: rows.length,
      hasFocus: row !== null,
      rowOf: (index) => rowOf(rows[index]?.key ?? ''),
      screen,
    });
    const nextKey = next === null ? undefined : rows[next]?.key;
    if (next === null || nextKey === undefined) return;
    event.preventDefault();
    const element = rowOf(nextKey);
    if (event.key === 'End') engine.pin();
    else if (element) element.scrollIntoView({ block: 'nearest' });
    else engine.scrollToIndex(next);
    move(nextKey);
  };

  const isRendered = rows.slice(layout.first, layout.end).some((row) => row.key === focused);
  const nearest = position.isPinned ? rows.at(-1) : rows[position.firstVisible];

  return {
    /** Key of the row at which the Tab key stops. */
    tabStop: isRendered ? focused : (nearest?.key ?? null),
    /** Moves the focus to a row, at once or as soon as it is rendered. */
    move,
    listProps: {
      tabIndex: -1,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        holder.current = event.target;
        const key = keyOf(event.target);
        if (key !== undefined) setFocused(key);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget) holder.current = null;
      },
    },
  };
}
