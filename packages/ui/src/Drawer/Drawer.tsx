import { FloatingFocusManager, FloatingNode, FloatingOverlay } from '@floating-ui/react';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { Portal } from '../internals/Portal.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './Drawer.styles.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps extends ComponentProps<'div'> {
  /** Whether the drawer is out. */
  open: boolean;
  /** Told `false` when the person closes it with Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Names the drawer for screen readers. */
  label: string;
  /** The edge it slides in from, in reading direction. Default `end`. */
  side?: 'start' | 'end';
}

/** A panel that slides over the page from one side. Renders a `<div role="dialog">` at the end of the page. */
export function Drawer({
  open,
  onOpenChange,
  label,
  side = 'end',
  className,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const { nodeId, context, setFloating, getFloatingProps } = useModal({
    open,
    onOpenChange,
    dismissible: true,
    role: 'dialog',
  });
  const surface = useMergedRef<HTMLDivElement>(setFloating, ref);

  return (
    <FloatingNode id={nodeId}>
      {open ? (
        <Portal>
          <FloatingOverlay className={styles.overlay} lockScroll data-side={side}>
            <FloatingFocusManager context={context}>
              <div
                {...getFloatingProps({ ...rest, 'aria-modal': true, 'aria-label': label })}
                ref={surface}
                className={cx(styles.root, className)}
                data-side={side}
              >
                {children}
              </div>
            </FloatingFocusManager>
          </FloatingOverlay>
        </Portal>
      ) : null}
    </FloatingNode>
  );
}
