import { cx } from '@linaria/core';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useCallback, useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { Modal } from '../internals/Modal/Modal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './Dialog.styles.ts';

/**
 * Whether an element's content is higher than the element, kept up to date; returns the ref to give it as well.
 * What scrolls must be reachable by keyboard even where it contains only words.
 */
function useOverflowing(): [(element: HTMLElement | null) => undefined | (() => void), boolean] {
  const [overflowing, setOverflowing] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    // Not measured at once: what takes the focus is looked for before, and is the first control rather than what scrolls.
    return () => observer.disconnect();
  }, []);
  return [ref, overflowing];
}

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** What opens it, such as a `Button`; left out when the owner opens it by `open`. */
  trigger?: Trigger;
  /** Whether the dialog is shown, when the owner decides. */
  open?: boolean;
  /** Whether it is shown at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called with `true` when the trigger opens it, and `false` when the person closes it: close button, Escape or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** A sentence under the title, read aloud with it. */
  description?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** 384, 480 or 704 pixels wide, or the whole window. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Whether close button, Escape and a press outside close it. Default true. */
  dismissible?: boolean;
  /**
   * Whether the dialog is open because the page's address says so: the browser's Back closes it by itself. Default false: whoever
   * handles Back closes it (`getTopLayer`).
   */
  inHistory?: boolean;
  /** What takes the focus first; else the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a confirmation that interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Asks for or shows something before anything else goes on: keeps the focus inside, gives it back at the end, and
 * holds the page still. Renders the trigger, and a `<div role="dialog">` at the end of the page while open.
 */
export function Dialog({
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  dismissible = true,
  role = 'dialog',
  className,
  children,
  ...rest
}: DialogProps) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [body, overflowing] = useOverflowing();
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
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
        dismissible={dismissible}
        overlayClassName={styles.overlay}
        kind={size}
        role={role}
        className={cx(styles.root, className)}
      >
        <div className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
        </div>
        <div ref={body} className={styles.body} tabIndex={overflowing ? 0 : undefined}>
          {description ? (
            <p className={styles.description} id={`${id}-description`}>
              {description}
            </p>
          ) : null}
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
        {/* Last, so that the first field takes the focus; the sheet puts it into the corner. */}
        {dismissible && role === 'dialog' ? (
          <IconButton
            className={styles.close}
            size="small"
            label={text('close')}
            onClick={() => setOpen(false)}
          >
            <Icon icon={X} />
          </IconButton>
        ) : null}
      </Modal>
    </>
  );
}
