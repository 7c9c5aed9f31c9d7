import type { VirtualElement } from '@floating-ui/dom';

/** A point of the window, in pixels, as something to float beside. */
export function pointAnchor({ x, y }: { x: number; y: number }): VirtualElement {
  return {
    getBoundingClientRect: () => ({ x, y, top: y, bottom: y, left: x, right: x, width: 0, height: 0 }),
  };
}
