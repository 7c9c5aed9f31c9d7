import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './StickyHeader.styles.ts';
import { useStuck } from './useStuck.ts';

/** Props of {@link StickyHeader}. */
export interface StickyHeaderProps extends ComponentProps<'div'> {
  /** What parts it from the content under it, once there is some. Default `hairline`. */
  edge?: 'hairline' | 'shadow';
}

/**
 * Stays at the top of what scrolls, and shows an edge only while something has gone under it. Renders a `<div>`, after
 * a line of one pixel that takes no room and reports when the content has moved.
 */
export function StickyHeader({ edge = 'hairline', className, ref, ...rest }: StickyHeaderProps) {
  const { mark, header, isStuck } = useStuck();
  return (
    <>
      <div ref={mark} aria-hidden="true" className={styles.mark} />
      <div
        {...rest}
        ref={useMergedRef<HTMLDivElement>(header, ref)}
        className={cx(styles.root, className)}
        data-edge={edge}
        data-state={isStuck ? 'stuck' : 'resting'}
      />
    </>
  );
}
