import { type RefObject, useEffect, useRef, useState } from 'react';

/** What {@link useStuck} returns. */
export interface Stuck {
  /** For the line of one pixel right before the header. */
  mark: RefObject<HTMLDivElement | null>;
  /** For the header. */
  header: RefObject<HTMLDivElement | null>;
  /** Whether content has gone under the header; false on the server. */
  isStuck: boolean;
}

/** Notices when a sticky header has parted from the line before it, which scrolls away with the content. */
export function useStuck(): Stuck {
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
