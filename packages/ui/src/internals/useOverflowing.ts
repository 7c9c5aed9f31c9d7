import { useCallback, useState } from 'react';

/**
 * Whether an element's content is higher than the element, kept up to date; returns the ref to give it as well.
 * What scrolls must be reachable by keyboard even where it holds only words.
 */
export function useOverflowing(): [(element: HTMLElement | null) => undefined | (() => void), boolean] {
  const [overflowing, setOverflowing] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, overflowing];
}
