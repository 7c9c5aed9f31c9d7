import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
  size,
} from '@floating-ui/dom';

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

/** A surface, and where it is to be. */
export interface Placing {
  /** What it stands beside. */
  reference: ReferenceElement;
  /** The surface. */
  surface: HTMLElement;
  /** Side of the reference. */
  placement: Placement;
  /** Called whenever it has its place. */
  onPlaced: () => void;
}

/** Keeps a surface at its place, whatever scrolls or grows, until the returned function is called. */
export function keepPlaced({ reference, surface, placement, onPlaced }: Placing): () => void {
  let current = true;
  const place = async () => {
    const { x, y } = await computePosition(reference, surface, { placement, middleware });
    if (!current) return;
    // Written past React, so that scrolling renders nothing.
    surface.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    onPlaced();
  };
  const stop = autoUpdate(reference, surface, place);
  return () => {
    current = false;
    stop();
  };
}
