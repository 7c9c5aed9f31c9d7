import type { Placement } from '@floating-ui/dom';
import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { useFloat } from '../internals/useFloat.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { PopoverSurface } from './PopoverSurface.tsx';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** What opens it, such as an `IconButton`; left out when the owner opens it by `open`, at an `anchor`. */
  trigger?: Trigger;
  /** What to stand at instead of a trigger: an element of the owner, whose presses are left to the owner. */
  anchor?: RefObject<HTMLElement | null>;
  /** Names the popover for screen readers. */
  label: string;
  /** Whether it is open, when the owner decides. */
  open?: boolean;
  /** Whether it is open at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger, in reading direction: `left` and `right` change places in a right-to-left page. Default `bottom-start`. */
  placement?: Placement;
}

/**
 * Something small that floats beside its trigger and lets the page go on. Renders the trigger, and a
 * `<div role="dialog">` at the end of the page while open.
 */
export function Popover({
  trigger,
  anchor,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-start',
  ref,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [state, transitionRef] = useMountTransition(open);
  const own = useRef<HTMLElement>(null);
  const opener = anchor ?? own;
  const { setSurface, style } = useFloat({ open: state !== 'gone', anchor: opener, placement });
  const triggerRef = useMergedRef(own, refOfTrigger(trigger));
  const surface = useMergedRef<HTMLDivElement>(useMergedRef(setSurface, transitionRef), ref);

  return (
    <>
      {trigger
        ? withTrigger(trigger, {
            ref: triggerRef,
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            'aria-controls': open ? id : undefined,
            onClick: () => setOpen(!open),
          })
        : null}
      {state === 'gone' ? null : (
        <Portal>
          <PopoverSurface
            aria-label={label}
            {...rest}
            id={id}
            ref={surface}
            place={style}
            state={state}
            opener={opener}
            onClose={() => setOpen(false)}
          />
        </Portal>
      )}
    </>
  );
}
