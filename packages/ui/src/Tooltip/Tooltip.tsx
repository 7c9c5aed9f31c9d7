import type { Placement } from '@floating-ui/dom';
import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { Portal } from '../internals/Portal.tsx';
import { useFloat } from '../internals/useFloat.ts';
import { useLayer } from '../internals/useLayer.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './Tooltip.styles.ts';
import { useTip } from './useTip.ts';

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

/**
 * A few words about an element while it is pointed at or has the focus; Escape takes them away. Renders the element,
 * and a `<div role="tooltip">` at the end of the page while shown.
 */
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
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { open, hide, targetProps, tipProps } = useTip(delay);
  const [state, transitionRef] = useMountTransition(open);
  const target = useRef<HTMLElement>(null);
  const { setSurface, style: place } = useFloat({ open: state !== 'gone', anchor: target, placement });
  const tip = useRef<HTMLDivElement>(null);
  const targetRef = useMergedRef(target, refOfTrigger(children));
  const surface = useMergedRef<HTMLDivElement>(
    useMergedRef(useMergedRef(setSurface, transitionRef), tip),
    ref,
  );
  useLayer({
    open,
    onEscape: hide,
    onPressOutside: hide,
    elements: [() => target.current, () => tip.current],
  });
  const naming = role === 'label' ? 'aria-labelledby' : 'aria-describedby';
  const own = children.props[naming];

  return (
    <>
      {withTrigger(children, {
        ...targetProps,
        ref: targetRef,
        [naming]: open ? cx(typeof own === 'string' && own, id) : own,
      })}
      {state === 'gone' ? null : (
        <Portal>
          <div
            role="tooltip"
            {...joinHandlers(rest, tipProps)}
            id={id}
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
