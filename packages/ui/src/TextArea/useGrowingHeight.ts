import { type RefObject, useCallback, useLayoutEffect } from 'react';

// On the server there is no layout, and React would warn about the effect.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

// Asked late, so that the server and old test pages without `CSS.supports` take the long way.
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/**
 * Keeps a textarea as high as its text where CSS alone cannot (`field-sizing`; min and max heights still hold).
 * Returns the function that measures.
 */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, value: unknown): () => void {
  const measure = useCallback(() => {
    const area = ref.current;
    if (!area || growsByItself()) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [ref]);

  // The effect does not use the value; it runs again because the text, and so the height, changed with it.
  useBrowserLayoutEffect(measure, [measure, value]);
  return measure;
}
