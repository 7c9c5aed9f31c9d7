import {
  type Placement,
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useNextDelayGroup,
  useRole,
} from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FloatingRoot } from '../internals/FloatingRoot.tsx';
import { Portal } from '../internals/Portal.tsx';
import { useFloatingSurface } from '../internals/useFloatingSurface.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { dismissal } from '../internals/useSurface.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './Tooltip.styles.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The words in the tip. */
  text: ReactNode;
  /** What it belongs to: one element that can be pointed at and takes the focus. */
  children: Trigger;
  /** Side of the element; `left` and `right` change places in a right-to-left page. Default `top`. */
  placement?: Placement;
  /** `label` when the tip is the element's only name, `description` when it adds to one. Default `description`. */
  role?: 'label' | 'description';
  /** Milliseconds of pointing before it shows. Default 500; with the keyboard it shows at once. */
  delay?: number;
}

// Long enough to get from the element to its tip, in milliseconds.
const leaveDelay = 120;

function TooltipParts({
  text,
  children,
  placement = 'top',
  role = 'description',
  delay = 500,
  className,
  style,
  ref,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [state, transitionRef] = useMountTransition(open);
  const {
    context,
    nodeId,
    refs,
    style: place,
  } = useFloatingSurface({ open, onOpenChange: setOpen, placement });
  const group = useNextDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      // A finger does not hover, and what it presses does something else.
      mouseOnly: true,
      move: false,
      // From one tip of the page to the next nobody waits again: the group has another delay meanwhile.
      delay: () => ({ open: typeof group.delayRef.current === 'object' ? 0 : delay, close: leaveDelay }),
      handleClose: safePolygon(),
    }),
    useFocus(context),
    useDismiss(context, { ...dismissal, referencePress: true }),
    useRole(context, { role: role === 'label' ? 'label' : 'tooltip' }),
  ]);
  const targetRef = useMergedRef<HTMLElement>(refs.setReference, refOfTrigger(children));
  const surface = useMergedRef<HTMLDivElement>(useMergedRef(refs.setFloating, transitionRef), ref);
  const naming = role === 'label' ? 'aria-labelledby' : 'aria-describedby';
  const own = children.props[naming];
  const { id = context.floatingId } = rest;

  return (
    <>
      {withTrigger(children, {
        ...getReferenceProps(),
        ref: targetRef,
        [naming]: open ? cx(typeof own === 'string' && own, id) : own,
      })}
      {state === 'gone' ? null : (
        <Portal nodeId={nodeId}>
          <div
            {...getFloatingProps(rest)}
            role="tooltip"
            id={id}
            tabIndex={undefined}
            ref={surface}
            className={cx(styles.root, className)}
            style={{ ...style, ...place }}
            data-state={state}
          >
            {text}
          </div>
        </Portal>
      )}
    </>
  );
}

/**
 * A few words about an element while it is pointed at or has the focus; Escape takes them away. Renders the element,
 * and a `<div role="tooltip">` at the end of the page while shown.
 */
export function Tooltip(props: TooltipProps) {
  return (
    <FloatingRoot>
      <TooltipParts {...props} />
    </FloatingRoot>
  );
}
