import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Portal } from '../internals/Portal.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './Tooltip.styles.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The words in the tip. */
  text: ReactNode;
  /** What it belongs to: one element that can be pointed at and takes the focus. */
  children: Trigger;
  /** Side of the element. Default `top`. */
  placement?: Placement;
  /** `label` when the tip is the element's only name, `description` when it adds to one. Default `description`. */
  role?: 'label' | 'description';
  /** Milliseconds of pointing before it shows. Default 500; with the keyboard it shows at once. */
  delay?: number;
}

const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 })];

/** A few words about an element while it is pointed at or has the focus. Renders the element, and a `<div role="tooltip">`. */
export function Tooltip({
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
  const { refs, context, floatingStyles } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: delay }, mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: role === 'label' ? 'label' : 'tooltip' }),
  ]);
  const surface = useMergedRef<HTMLDivElement>(refs.setFloating, ref);

  return (
    <>
      {withTrigger(children, refs.setReference, getReferenceProps)}
      {open ? (
        <Portal>
          <div
            {...getFloatingProps(rest)}
            ref={surface}
            className={cx(styles.root, className)}
            style={{ ...style, ...floatingStyles }}
          >
            {text}
          </div>
        </Portal>
      ) : null}
    </>
  );
}
