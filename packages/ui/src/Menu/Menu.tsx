import type { Placement, ReferenceElement } from '@floating-ui/react';
import { type ComponentProps, type RefObject, useMemo, useState } from 'react';
import { FloatingRoot } from '../internals/FloatingRoot.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { pointAnchor } from '../internals/useFloatingSurface.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { MenuSurface } from './MenuSurface.tsx';
import { useMenuFloat } from './useMenuFloat.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends ComponentProps<'div'> {
  /** What opens it, such as an `IconButton`; left out for a menu at a point. */
  trigger?: Trigger;
  /** Names the menu for screen readers. */
  label: string;
  /** Whether it is open, when the owner decides. */
  open?: boolean;
  /** Whether it is open at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * What to stand at instead of the trigger: a point of the window in pixels, or an element of the owner, whose presses are
   * left to the owner.
   */
  anchor?: { x: number; y: number } | RefObject<HTMLElement | null>;
  /** Side of the trigger, in reading direction: `left` and `right` change places in a right-to-left page. Default `bottom-start`. */
  placement?: Placement;
}

function MenuParts({
  trigger,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  anchor,
  placement,
  ...rest
}: MenuProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  // One that is there from the beginning was opened by no press.
  const [isInitial, setInitial] = useState(open);
  const { x, y } = anchor && 'x' in anchor ? anchor : {};
  const element = anchor && 'current' in anchor ? anchor : undefined;
  const place = useMemo<RefObject<ReferenceElement | null> | undefined>(
    () => (x === undefined || y === undefined ? element : { current: pointAnchor({ x, y }) }),
    [x, y, element],
  );
  const menu = useMenuFloat({
    open,
    onOpenChange: (next) => {
      setInitial(false);
      setOpen(next);
    },
    placement,
    anchor: place,
    focusItemOnOpen: trigger ? isInitial || 'auto' : false,
  });
  const triggerRef = useMergedRef<HTMLElement>(
    element ? undefined : menu.surface.refs.setReference,
    refOfTrigger(trigger),
  );
  return (
    <>
      {trigger ? withTrigger(trigger, { ...menu.triggerProps, ref: triggerRef }) : null}
      <MenuSurface aria-label={label} {...rest} menu={menu} isTriggered={trigger !== undefined && !element} />
    </>
  );
}

/**
 * Actions to choose from: arrow keys, Home, End and the first letters move, Escape closes. Renders the trigger, and
 * a `<div role="menu">` with `MenuItem` children at the end of the page while open.
 */
export function Menu(props: MenuProps) {
  return (
    <FloatingRoot>
      <MenuParts {...props} />
    </FloatingRoot>
  );
}
