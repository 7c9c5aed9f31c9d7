import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text; its CSS decides where that ends and scrolling begins. */
export function useTextAreaHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows from the text.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    const needed = element.scrollHeight + borders;
    element.style.blockSize = `${needed}px`;
    element.toggleAttribute('data-full', needed > element.offsetHeight + 1);
  }, [area, text]);
}
