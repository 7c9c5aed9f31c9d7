import {
  type Placement,
  type ReferenceElement,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { useFloatingSurface } from '../internals/useFloatingSurface.ts';
import { useLatest } from '../internals/useLatest.ts';
import { dismissal, type FloatingSurface } from '../internals/useSurface.ts';
import type { MenuState } from './MenuContext.ts';

/** Options of {@link useMenuFloat}. */
export interface MenuFloatOptions {
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Side of the trigger, in reading direction. */
  placement?: Placement | undefined;
  /** What to stand at instead of the trigger. */
  anchor?: RefObject<ReferenceElement | null> | undefined;
  /** Whether the first item takes the focus, or the menu itself; `auto` is the item after a key, the menu after a press. */
  focusItemOnOpen: boolean | 'auto';
}

/** What {@link useMenuFloat} returns. */
export interface MenuFloat extends MenuState {
  /** Whether it is open. */
  open: boolean;
  /** Where it floats. */
  surface: FloatingSurface;
  /** The elements of the items, by place. */
  elementsRef: RefObject<(HTMLElement | null)[]>;
  /** The words of the items, by place; null for those that cannot be chosen. */
  labelsRef: RefObject<(string | null)[]>;
  /** The props of the trigger. */
  triggerProps: Record<string, unknown>;
  /** The props of the surface, with those of its owner. */
  getFloatingProps: ReturnType<typeof useInteractions>['getFloatingProps'];
}

/** State, keys and presses of a menu: arrows, Home, End and first letters move the focus, Escape and a press outside close it. */
export function useMenuFloat({
  open,
  onOpenChange,
  placement,
  anchor,
  focusItemOnOpen,
}: MenuFloatOptions): MenuFloat {
  const locale = useLocale();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elementsRef = useRef<(HTMLElement | null)[]>([]);
  const labelsRef = useRef<(string | null)[]>([]);
  const surface = useFloatingSurface({ open, onOpenChange, placement, anchor });
  const { context } = surface;
  const lower = (text: string) => text.trim().toLocaleLowerCase(locale);
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context, dismissal),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elementsRef,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen,
    }),
    useTypeahead(context, {
      listRef: labelsRef,
      activeIndex,
      onMatch: open ? setActiveIndex : undefined,
      findMatch: (labels, typed) => labels.find((label) => label && lower(label).startsWith(lower(typed))),
    }),
  ]);
  const latest = useLatest(onOpenChange);
  const close = useCallback(() => latest.current(false), [latest]);
  // A trigger keeps its own id and role, also inside of another surface.
  const { id: _id, role: _role, ...triggerProps } = getReferenceProps();

  return {
    open,
    surface,
    elementsRef,
    labelsRef,
    triggerProps,
    getFloatingProps,
    getItemProps,
    close,
    setActiveIndex,
  };
}
