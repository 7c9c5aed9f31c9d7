import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
  size,
  type VirtualElement,
} from '@floating-ui/react';
import { type RefObject, useLayoutEffect } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import { type FloatingSurface, useSurface } from './useSurface.ts';

/** A point of the window, in pixels, as something to float beside. */
export function pointAnchor({ x, y }: { x: number; y: number }): VirtualElement {
  return {
    getBoundingClientRect: () => ({ x, y, top: y, bottom: y, left: x, right: x, width: 0, height: 0 }),
  };
}

const room = { padding: 8 };

const middleware = [
  offset(6),
  flip(room),
  shift(room),
  size({
    ...room,
    apply({ availableHeight, rects, elements: { floating } }) {
      floating.style.setProperty('--anchor-width', `${rects.reference.width}px`);
      floating.style.maxBlockSize = `${Math.max(120, availableHeight)}px`;
    },
  }),
];

const mirrored = (placement: Placement) =>
  placement.replace(/^left|^right/, (side) => (side === 'left' ? 'right' : 'left')) as Placement;

/** Options of {@link useFloatingSurface}. */
export interface FloatingSurfaceOptions {
  /** Whether it is open; while it leaves it is on the page, but not open. */
  open: boolean;
  /** Called when a person opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Side of what it stands beside, in reading direction. Default `bottom-start`. */
  placement?: Placement | undefined;
  /** What it stands beside instead of its trigger: an element, or a point of the window. */
  anchor?: RefObject<ReferenceElement | null> | undefined;
}

const itself = (floating: HTMLElement | null) => floating;

/**
 * The base of everything that floats: kept 6 pixels off its anchor, inside the window and no higher than there is room, whatever
 * scrolls or grows, and a layer while it is open. `left` and `right` are those of a left-to-right page, and change places in
 * a right-to-left one.
 */
export function useFloatingSurface({
  open,
  onOpenChange,
  placement = 'bottom-start',
  anchor,
}: FloatingSurfaceOptions): FloatingSurface {
  const direction = useDirection();
  const surface = useSurface(open, onOpenChange, itself, {
    placement: direction === 'rtl' ? mirrored(placement) : placement,
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const { refs } = surface;
  useLayoutEffect(() => {
    const { current } = anchor ?? {};
    if (!open || !current) return;
    if (current instanceof Element) refs.setReference(current);
    else refs.setPositionReference(current);
  }, [open, anchor, refs]);
  return surface;
}
