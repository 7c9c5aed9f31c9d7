import {
  type ExtendedRefs,
  type FloatingContext,
  type OpenChangeReason,
  type ReferenceElement,
  type UseDismissProps,
  type UseFloatingOptions,
  useFloating,
  useFloatingNodeId,
} from '@floating-ui/react';
import { type CSSProperties, useLayoutEffect } from 'react';
import { isAboveLayer, markInHistory, openLayer, takeEscape } from './layerOrder.ts';
import { useLatest } from './useLatest.ts';

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

/** What is known of a surface. */
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
export function useSurface(
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

// A press on the overlay of a dialog is none on the layers below.
const overlayOf = (floating: HTMLElement | null) => floating?.parentElement ?? null;

/** The base of what covers the page: its layer is the overlay around the surface. */
export function useModalSurface(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  inHistory: boolean,
): FloatingSurface {
  const surface = useSurface(open, onOpenChange, overlayOf, {});
  const layer = overlayOf(surface.floating);
  useLayoutEffect(() => {
    if (layer) markInHistory(layer, inHistory);
  }, [layer, inHistory]);
  return surface;
}
