import type { Placement, ReferenceElement } from '@floating-ui/dom';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { pointAnchor, useFloat } from '../internals/useFloat.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { type MenuStart, MenuSurface } from './MenuSurface.tsx';

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

/**
 * Actions to choose from: arrow keys, Home, End and the first letters move, Escape closes. Renders the trigger, and
 * a `<div role="menu">` with `MenuItem` children at the end of the page while open.
 */
export function Menu({
  trigger,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  anchor,
  placement = 'bottom-start',
  ref,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [start, setStart] = useState<MenuStart>(trigger ? 'first' : 'menu');
  const [state, transitionRef] = useMountTransition(open);
  const own = useRef<HTMLElement>(null);
  const triggerRef = useMergedRef(own, refOfTrigger(trigger));
  const { x, y } = anchor && 'x' in anchor ? anchor : {};
  const opener = anchor && 'current' in anchor ? anchor : own;
  const place = useMemo<RefObject<ReferenceElement | null>>(
    () => (x === undefined || y === undefined ? opener : { current: pointAnchor({ x, y }) }),
    [x, y, opener],
  );
  const { setSurface, style } = useFloat({ open: state !== 'gone', anchor: place, placement });
  const surface = useMergedRef<HTMLDivElement>(useMergedRef(setSurface, transitionRef), ref);

  const openAt = (from: MenuStart) => {
    setStart(from);
    setOpen(true);
  };
  const onClick = ({ detail }: MouseEvent) => {
    // A click that no pointer made came from the keyboard.
    if (open) setOpen(false);
    else openAt(detail === 0 ? 'first' : 'menu');
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      {trigger
        ? withTrigger(trigger, {
            ref: triggerRef,
            'aria-haspopup': 'menu',
            'aria-expanded': open,
            'aria-controls': open ? id : undefined,
            onClick,
            onKeyDown: openByArrow,
          })
        : null}
      {state === 'gone' ? null : (
        <Portal>
          <MenuSurface
            aria-label={label}
            {...rest}
            id={id}
            ref={surface}
            place={style}
            state={state}
            start={start}
            opener={opener}
            onClose={() => setOpen(false)}
          />
        </Portal>
      )}
    </>
  );
}
