import { FloatingFocusManager, type FloatingRootContext } from '@floating-ui/react';
import { cx } from '@linaria/core';
import type { ComponentProps, CSSProperties } from 'react';
import { Still } from '../internals/Still.tsx';
import { useFocusReturn } from '../internals/useFocusReturn.ts';
import type { MountState } from '../internals/useMountTransition.ts';
import * as styles from './Popover.styles.ts';

/** Props of {@link PopoverSurface}. */
export interface PopoverSurfaceProps extends ComponentProps<'div'> {
  /** Where it stands. */
  place: CSSProperties;
  /** Whether it is open or closing. */
  state: MountState;
  /** Its state for the focus manager. */
  context: FloatingRootContext;
  /** Whether it stands at an element that did not open it: the focus goes back to where it was. */
  isAnchored: boolean;
}

/** What floats beside the trigger of a popover. Renders a `<div role="dialog">`. */
export function PopoverSurface({
  place,
  state,
  context,
  isAnchored,
  className,
  style,
  children,
  ...rest
}: PopoverSurfaceProps) {
  const open = state === 'open';
  useFocusReturn(open, context.elements.floating, isAnchored ? null : context.elements.domReference);
  return (
    <FloatingFocusManager context={context} modal={false} disabled={!open} returnFocus={false}>
      <div
        role="dialog"
        tabIndex={-1}
        {...rest}
        className={cx(styles.surface, className)}
        style={{ ...style, ...place }}
        data-state={state}
        inert={!open}
      >
        <Still still={!open}>{children}</Still>
      </div>
    </FloatingFocusManager>
  );
}
