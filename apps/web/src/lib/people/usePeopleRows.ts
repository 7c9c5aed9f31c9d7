import type { User } from '@franca/contract';
import { itemsByIndex, useRovingFocus } from '@franca/ui/kit';
import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** Options of {@link usePeopleRows}. */
export interface PeopleRowsOptions {
  /** The people, in their order. */
  readonly people: readonly Pick<User, '_id' | 'name'>[];
  /** Height of a row in pixels, at the usual size of letters. */
  readonly usualHeight: number;
  /** Rows that fit into the window at first. */
  readonly seenRows: number;
  /** Rows that are rendered above and below the window. */
  readonly margin: number;
  /** Rows that Page Up and Page Down pass over. */
  readonly pageRows: number;
  /** Id of the person at whom the Tab key stops until the arrow keys have moved. */
  readonly selectedId?: string | null;
}

/** A list of people of whom only those near the window are rendered; see {@link usePeopleRows}. */
export interface PeopleRows {
  /** Of the element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Of the element that scrolls. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Of the list: room for the rows that are not rendered. */
  readonly style: CSSProperties;
  /** Of each row, with its index as `data-index`. */
  readonly measureRow: (row: HTMLLIElement | null) => void;
  /** The rows to render. */
  readonly rendered: readonly VirtualItem[];
  /** Id of the person at whose row the Tab key stops. */
  readonly tabStop: string | undefined;
}

/** Rows of people with one stop of the Tab key: arrow keys, Home, End, pages and the letters of a name move on from there. */
export function usePeopleRows(options: PeopleRowsOptions): PeopleRows {
  const { people, usualHeight, seenRows, margin, pageRows, selectedId = null } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: people.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => people[index]?._id ?? index,
    estimateSize: () => usualHeight,
    initialRect: { width: 0, height: seenRows * usualHeight },
    overscan: margin,
    // A dialog that is not laid out yet measures nothing: its first rows stay.
    observeElementRect: (list, note) => observeElementRect(list, (rect) => rect.height > 0 && note(rect)),
    measureElement: (row, entry, list) => measureElement(row, entry, list) || usualHeight,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const { onKeyDown } = useRovingFocus({
    container: scroller,
    items: (list) => {
      const { count, indexOf, at } = itemsByIndex(list, people.length);
      return {
        count,
        indexOf,
        at: (index) => at(index)?.querySelector('button') ?? null,
        labelAt: (index) => people[index]?.name ?? '',
      };
    },
    page: pageRows,
    preventScroll: true,
    onMove: (index) => {
      rows.scrollToIndex(index);
      setActiveId(people[index]?._id ?? null);
    },
  });
  // The Tab key must find a row: one that is not rendered lends its stop to one that is.
  const rendered = rows.getVirtualItems();
  const wanted = people.findIndex(({ _id }) => _id === (activeId ?? selectedId));
  const isRendered = rendered.some(({ index }) => index === wanted);
  return {
    scroller,
    onKeyDown,
    style: {
      paddingBlockStart: rendered[0]?.start ?? 0,
      paddingBlockEnd: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
    },
    measureRow: rows.measureElement,
    rendered,
    tabStop: people[isRendered ? wanted : (rows.range?.startIndex ?? 0)]?._id,
  };
}
