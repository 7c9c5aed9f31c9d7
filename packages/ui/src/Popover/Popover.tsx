import { type Placement, useClick, useDismiss, useInteractions, useRole } from '@floating-ui/react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { FloatingRoot } from '../internals/FloatingRoot.tsx';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { useFloatingSurface } from '../internals/useFloatingSurface.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { dismissal } from '../internals/useSurface.ts';
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

function PopoverParts({
  trigger,
  anchor,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  placement,
  ref,
  ...rest
}: PopoverProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [state, transitionRef] = useMountTransition(open);
  const { context, nodeId, refs, style } = useFloatingSurface({
    open,
    onOpenChange: setOpen,
    placement,
    anchor,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context, dismissal),
    useRole(context, { role: 'dialog' }),
  ]);
  const own = useRef<HTMLElement>(null);
  const triggerRef = useMergedRef(
    useMergedRef<HTMLElement>(own, anchor ? undefined : refs.setReference),
    refOfTrigger(trigger),
  );
  const surface = useMergedRef<HTMLDivElement>(useMergedRef(refs.setFloating, transitionRef), ref);

  return (
    <>
      {trigger ? withTrigger(trigger, { ...getReferenceProps(), ref: triggerRef }) : null}
      {state === 'gone' ? null : (
        <Portal nodeId={nodeId}>
          <PopoverSurface
            aria-label={label}
            {...getFloatingProps(rest)}
            ref={surface}
            place={style}
            state={state}
            context={context}
            isAnchored={anchor !== undefined}
          />
        </Portal>
      )}
    </>
  );
}

/**
 * Something small that floats beside its trigger and lets the page go on. Renders the trigger, and a
 * `<div role="dialog">` at the end of the page while open.
 */
export function Popover(props: PopoverProps) {
  return (
    <FloatingRoot>
      <PopoverParts {...props} />
    </FloatingRoot>
  );
}
