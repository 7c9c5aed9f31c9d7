import {
  autoUpdate,
  type ExtendedRefs,
  type FloatingContext,
  flip,
  type OpenChangeReason,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
  size,
  type UseDismissProps,
  type UseFloatingOptions,
  useFloating,
  useFloatingNodeId,
  type VirtualElement,
} from '@floating-ui/react';
import { type CSSProperties, type RefObject, useLayoutEffect } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import { isAboveLayer, openLayer, takeEscape } from './layerOrder.ts';
import { useLatest } from './useLatest.ts';

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

/**
 * Options of `useDismiss` for every surface: which of several layers an Escape or a press is for is decided when it wants to
 * close, by the order of the document, which layers of another copy of this package share.
 */
export const dismissal: UseDismissProps = { bubbles: { escapeKey: true, outsidePress: true } };

/** Whether what happened is for this surface, not for a layer above it. */
function isMeant(surface: Element | null, event: Event | undefined, reason: OpenChangeReason | undefined) {
  if (reason === 'escape-key') return event instanceof KeyboardEvent && takeEscape(surface, event);
  if (reason === 'outside-press') return !isAboveLayer(surface, event?.target ?? null);
  if (reason === 'focus-out') {
    return !(event instanceof FocusEvent && isAboveLayer(surface, event.relatedTarget));
  }
  return true;
}

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

/** What {@link useFloatingSurface} returns. */
export interface FloatingSurface {
  /** What interactions and focus manager of Floating UI take. */
  context: FloatingContext;
  /** Place of the surface in the tree of nested ones, for `FloatingNode`. */
  nodeId: string | undefined;
  /** Refs of trigger and surface. */
  refs: ExtendedRefs<ReferenceElement>;
  /** The surface, while it is on the page. */
  floating: HTMLElement | null;
  /** Where the surface stands. */
  style: CSSProperties;
  /** Whether the surface has its place and height. */
  isPositioned: boolean;
}

/** A surface in the tree of nested ones, and a layer while it is open. */
function useSurface(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  layerOf: (floating: HTMLElement | null) => HTMLElement | null,
  options: UseFloatingOptions,
): FloatingSurface {
  const nodeId = useFloatingNodeId();
  const latest = useLatest(onOpenChange);
  const {
    context,
    refs,
    elements: { floating },
    floatingStyles: style,
    isPositioned,
  } = useFloating({
    ...options,
    nodeId,
    open,
    onOpenChange: (next, event, reason) => {
      if (next || isMeant(layerOf(floating), event, reason)) onOpenChange(next);
    },
  });
  useLayoutEffect(() => {
    const layer = layerOf(floating);
    return open && layer ? openLayer(layer, 'page', () => latest.current(false)) : undefined;
  }, [open, floating, layerOf, latest]);
  return { context, nodeId, refs, floating, style, isPositioned };
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

// A press on the overlay of a dialog is none on the layers below.
const overlayOf = (floating: HTMLElement | null) => floating?.parentElement ?? null;

/** The base of what covers the page: its layer is the overlay around the surface. */
export const useModalSurface = (open: boolean, onOpenChange: (open: boolean) => void): FloatingSurface =>
  useSurface(open, onOpenChange, overlayOf, {});
