import { FloatingList } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './List.styles.ts';
import { ListContext } from './ListContext.ts';
import { nextIndex } from './nextIndex.ts';

/** Props of {@link List}. */
export type ListProps = ComponentProps<'ul'>;

/** Rows to choose from. One Tab stop; the arrow keys, Home and End move inside. Renders a `<ul>`. */
export function List({ className, onKeyDown, children, ...rest }: ListProps) {
  const elements = useRef<(HTMLElement | null)[]>([]);
  const [activeIndex, setActiveIndex] = useState(0);
  const state = useMemo(() => ({ activeIndex, setActiveIndex }), [activeIndex]);

  // When the list got shorter than the place of its Tab stop, the first row takes over.
  useEffect(() => {
    if (activeIndex > 0 && activeIndex >= elements.current.length) setActiveIndex(0);
  });

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    onKeyDown?.(event);
    const inside = elements.current.indexOf(event.target as HTMLElement);
    if (event.defaultPrevented || inside < 0) return;
    const next = nextIndex(inside, event.key, elements.current.length);
    if (next === null) return;
    event.preventDefault();
    elements.current[next]?.focus();
  };

  return (
    <ListContext value={state}>
      <FloatingList elementsRef={elements}>
        <ul {...rest} className={cx(styles.list, className)} onKeyDown={move}>
          {children}
        </ul>
      </FloatingList>
    </ListContext>
  );
}
