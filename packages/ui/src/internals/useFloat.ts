import type { Placement, ReferenceElement, VirtualElement } from '@floating-ui/dom';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import { keepPlaced } from './keepPlaced.ts';

/** A point of the window, in pixels, as something to float beside. */
export function pointAnchor({ x, y }: { x: number; y: number }): VirtualElement {
  return {
    getBoundingClientRect: () => ({ x, y, top: y, bottom: y, left: x, right: x, width: 0, height: 0 }),
  };
}

/** Options of {@link useFloat}. */
export interface FloatOptions {
  /** Whether the surface is on the page. */
  open: boolean;
  /** The element, or the point, that the surface stands beside. Another box means another place. */
  anchor: RefObject<ReferenceElement | null>;
  /** Side of the anchor. */
  placement: Placement;
}

/** What {@link useFloat} returns. */
export interface Float {
  /** The ref of the surface. */
  setSurface: (node: HTMLElement | null) => void;
  /** What the surface needs to be placed. */
  style: CSSProperties;
  /** Whether the surface has its place and height. */
  isPositioned: boolean;
}

const style: CSSProperties = { position: 'absolute', left: 0, top: 0 };

const mirrored = (placement: Placement) =>
  placement.replace(/^left|^right/, (side) => (side === 'left' ? 'right' : 'left')) as Placement;

/**
 * Keeps a surface 6 pixels off its anchor, inside the window and no higher than there is room, whatever scrolls or
 * grows. `left` and `right` are those of a left-to-right page, and change places in a right-to-left one.
 */
export function useFloat({ open, anchor, placement }: FloatOptions): Float {
  const direction = useDirection();
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [isPositioned, setPositioned] = useState(false);
  const side = direction === 'rtl' ? mirrored(placement) : placement;

  useLayoutEffect(() => {
    const reference = anchor.current;
    if (!open || !surface || !reference) return;
    const stop = keepPlaced({
      reference,
      surface,
      placement: side,
      onPlaced: () => setPositioned(true),
    });
    return () => {
      stop();
      setPositioned(false);
    };
  }, [open, surface, anchor, side]);

  return { setSurface, style, isPositioned };
}
