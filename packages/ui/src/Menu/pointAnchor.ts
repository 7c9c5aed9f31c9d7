import type { ReferenceType } from '@floating-ui/react-dom';

/** A point of the window, in pixels, as something to float beside. */
export function pointAnchor({ x, y }: { x: number; y: number }): ReferenceType {
  return {
    getBoundingClientRect: () => ({ x, y, top: y, bottom: y, left: x, right: x, width: 0, height: 0 }),
  };
}
