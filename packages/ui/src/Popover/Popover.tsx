import {
  FloatingFocusManager,
  FloatingNode,
  type Placement,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { floatingPlace } from './floatingPlace.ts';
import * as styles from './Popover.styles.ts';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** What opens it, such as an `IconButton`. */
  trigger: Trigger;
  /** Names the popover for screen readers. */
  label: string;
  /** Whether it is open, when the parent decides. */
  open?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger, in reading direction. Default `bottom-start`. */
  placement?: Placement;
}

/** Something small that floats beside its trigger. Renders the trigger, and a `<div role="dialog">` while open. */
export function Popover({
  trigger,
  label,
  open: given,
  onOpenChange,
  placement = 'bottom-start',
  className,
  style,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const [open, setOpen] = useControlled(given, false, onOpenChange);
  const nodeId = useFloatingNodeId();
  const { refs, context, floatingStyles } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    placement,
    ...floatingPlace,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  const surface = useMergedRef<HTMLDivElement>(refs.setFloating, ref);

  return (
    <FloatingNode id={nodeId}>
      {withTrigger(trigger, refs.setReference, getReferenceProps)}
      {open ? (
        <Portal>
          <FloatingFocusManager context={context} modal={false}>
            <div
              {...getFloatingProps({ ...rest, 'aria-label': label })}
              ref={surface}
              className={cx(styles.surface, className)}
              style={{ ...style, ...floatingStyles }}
            >
              {children}
            </div>
          </FloatingFocusManager>
        </Portal>
      ) : null}
    </FloatingNode>
  );
}
