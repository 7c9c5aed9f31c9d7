import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  type ReferenceType,
  shift,
  size,
  useFloating,
} from '@floating-ui/react-dom';
import type { CSSProperties } from 'react';
import { useDirection } from '../i18n/useDirection.ts';

/** What {@link useFloat} answers. */
export interface Float {
  /** Takes the element, or the point, that the surface stands beside. */
  setAnchor: (anchor: ReferenceType | null) => void;
  /** The ref of the surface. */
  setSurface: (node: HTMLElement | null) => void;
  /** Where the surface stands. */
  style: CSSProperties;
  /** Whether the surface has its place and height. */
  isPositioned: boolean;
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

/**
 * Keeps a surface 6 pixels off its anchor, inside the window and no higher than there is room, whatever scrolls or
 * grows. `left` and `right` are those of a left-to-right page, and change places in a right-to-left one.
 */
export function useFloat(open: boolean, placement: Placement): Float {
  const direction = useDirection();
  const { refs, floatingStyles, isPositioned } = useFloating({
    open,
    placement: direction === 'rtl' ? mirrored(placement) : placement,
    middleware,
    whileElementsMounted: autoUpdate,
  });
  return { setAnchor: refs.setReference, setSurface: refs.setFloating, style: floatingStyles, isPositioned };
}
