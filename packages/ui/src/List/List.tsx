import { cx } from '@linaria/core';
import { type ComponentProps, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { itemsBySelector, useRovingFocus } from '../kit/useRovingFocus.ts';
import * as styles from './List.styles.ts';

/** What a `List` gives to its items. */
interface ListState {
  /** Key of the item that the Tab key reaches; null before the list has looked, and then it reaches all. */
  stop: string | null;
  /** Makes an item the one. */
  onStop: (key: string) => void;
  /** Called when items have come, gone, or been turned off or on. */
  onItemsChange: () => void;
}

/** The list around an item. */
export const ListContext = sharedContext<ListState | null>('List', null);

/** Props of {@link List}. */
export type ListProps = ComponentProps<'ul'>;

const selector = '[data-list-item]:not(:disabled)';

const keyOf = (item: Element) => (item as HTMLElement).dataset.listItem ?? null;

const labelOf = (item: HTMLElement) => item.querySelector('[data-list-title]')?.textContent ?? '';

/**
 * Rows to choose from. One Tab stop; the arrow keys, Home, End and the first letters of a title move inside. Renders
 * a `<ul>`.
 */
export function List({ className, onKeyDown, ref, ...rest }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus({
    container: list,
    items: (container) => itemsBySelector(container, selector, labelOf),
  });
  const [stop, onStop] = useState<string | null>(null);
  const [changes, onItemsChange] = useReducer((count: number) => count + 1, 0);
  const state = useMemo(() => ({ stop, onStop, onItemsChange }), [stop]);

  // When the item with the Tab stop has gone or been turned off, the first one takes over.
  useEffect(() => {
    const keys = [...(list.current?.querySelectorAll(selector) ?? [])].map(keyOf);
    if (changes > 0) onStop((current) => (keys.includes(current) ? current : (keys[0] ?? null)));
  }, [changes]);

  return (
    <ListContext value={state}>
      <ul
        {...rest}
        ref={useMergedRef<HTMLUListElement>(list, ref)}
        className={cx(styles.list, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          roving.onKeyDown(event);
        }}
      />
    </ListContext>
  );
}
