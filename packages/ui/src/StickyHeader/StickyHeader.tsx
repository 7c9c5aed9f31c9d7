import { cx } from '@linaria/core';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './StickyHeader.styles.ts';

/** What {@link useStuck} returns. */
interface Stuck {
  /** For the line of one pixel right before the header. */
  mark: RefObject<HTMLDivElement | null>;
  /** For the header. */
  header: RefObject<HTMLDivElement | null>;
  /** Whether content has gone under the header; false on the server. */
  isStuck: boolean;
}

/** Notices when a sticky header has parted from the line before it, which scrolls away with the content. */
function useStuck(): Stuck {
  const mark = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);

  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || !header.current) return;
      // The line is out of sight as well when the whole scroller is; then header and line are still together.
      const apart = header.current.getBoundingClientRect().top - entry.boundingClientRect.top >= 1;
      setStuck(!entry.isIntersecting && apart);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return { mark, header, isStuck };
}

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
