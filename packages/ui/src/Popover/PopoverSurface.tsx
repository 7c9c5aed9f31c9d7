import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Still } from '../internals/Still.tsx';
import { tabbables } from '../internals/tabbables.ts';
import { useFocusReturn } from '../internals/useFocusReturn.ts';
import { useLayer } from '../internals/useLayer.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import type { MountState } from '../internals/useMountTransition.ts';
import * as styles from './Popover.styles.ts';
import { useTabThrough } from './useTabThrough.ts';

/** Props of {@link PopoverSurface}. */
export interface PopoverSurfaceProps extends ComponentProps<'div'> {
  /** Where it stands. */
  place: CSSProperties;
  /** Whether it is open or closing. */
  state: MountState;
  /** What opened it. */
  opener: RefObject<HTMLElement | null>;
  /** Called when it is to close. */
  onClose: () => void;
}

/** What floats beside the trigger of a popover. Renders a `<div role="dialog">`. */
export function PopoverSurface({
  place,
  state,
  opener,
  onClose,
  className,
  style,
  children,
  ref,
  ...rest
}: PopoverSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(surface, ref);
  const open = state === 'open';
  useLayer({
    open,
    onEscape: onClose,
    onPressOutside: onClose,
    elements: [() => surface.current, () => opener.current],
  });
  useFocusReturn(open, surface);
  useTabThrough(open, { surface, opener, onLeave: onClose });

  useEffect(() => {
    const element = surface.current;
    if (open && element && !element.contains(document.activeElement)) {
      (tabbables(element)[0] ?? element).focus({ preventScroll: true });
    }
  }, [open]);

  return (
    <div
      role="dialog"
      tabIndex={-1}
      {...rest}
      ref={merged}
      className={cx(styles.surface, className)}
      style={{ ...style, ...place }}
      data-state={state}
      inert={!open}
    >
      <Still still={!open}>{children}</Still>
    </div>
  );
}
