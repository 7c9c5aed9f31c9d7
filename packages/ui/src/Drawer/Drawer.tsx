import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { Modal } from '../internals/Modal/Modal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './Drawer.styles.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps extends ComponentProps<'div'> {
  /** What opens it, such as an `IconButton`; left out when the owner opens it by `open`. */
  trigger?: Trigger;
  /** Whether the drawer is out, when the owner decides. */
  open?: boolean;
  /** Whether it is out at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called with `true` when the trigger opens it, and `false` when the person closes it with Escape or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** Names the drawer for screen readers. */
  label: string;
  /**
   * The edge it slides in from, in reading direction. `bottom` is for a phone: as high as what it contains, where the thumb is.
   * Default `end`.
   */
  side?: 'start' | 'end' | 'bottom';
}

/**
 * A panel that slides over the page from one edge. Renders the trigger, and a `<div role="dialog">` at the end of
 * the page while open.
 */
export function Drawer({
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  label,
  side = 'end',
  className,
  ...rest
}: DrawerProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <>
      {trigger
        ? withTrigger(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onClick: () => setOpen(true),
          })
        : null}
      <Modal
        aria-label={label}
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
        dismissible
        overlayClassName={styles.overlay}
        kind={side}
        className={cx(styles.root, className)}
      />
    </>
  );
}
