import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './List.styles.ts';
import { ListContext } from './ListContext.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** Props of {@link List}. */
export type ListProps = ComponentProps<'ul'>;

/**
 * Rows to choose from. One Tab stop; the arrow keys, Home, End and the first letters of a title move inside. Renders
 * a `<ul>`.
 */
export function List({ className, onKeyDown, ref, ...rest }: ListProps) {
  const roving = useRovingFocus();
  return (
    <ListContext value={roving.state}>
      <ul
        {...rest}
        ref={useMergedRef<HTMLUListElement>(roving.ref, ref)}
        className={cx(styles.list, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          roving.onKeyDown(event);
        }}
      />
    </ListContext>
  );
}
