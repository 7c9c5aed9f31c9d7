import { FloatingFocusManager, FloatingNode, FloatingOverlay } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { Portal } from '../internals/Portal.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useOverflowing } from '../internals/useOverflowing.ts';
import * as styles from './Dialog.styles.ts';
import { useModal } from './useModal.ts';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Told `false` when the person closes it: close button, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
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
  /** What takes the focus first; else the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Asks for or shows something before anything else goes on: keeps the focus inside, gives it back at the end, and
 * holds the page still. Renders a `<div role="dialog">` at the end of the page.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  dismissible = true,
  initialFocus,
  role = 'dialog',
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const text = useText();
  const id = useId();
  const { nodeId, context, setFloating, getFloatingProps } = useModal({
    open,
    onOpenChange,
    dismissible,
    role,
  });
  const [body, overflowing] = useOverflowing();
  const naming = {
    'aria-modal': true,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': description ? `${id}-description` : undefined,
  };
  const surface = useMergedRef<HTMLDivElement>(setFloating, ref);

  return (
    <FloatingNode id={nodeId}>
      {open ? (
        <Portal>
          <FloatingOverlay className={styles.overlay} lockScroll data-size={size}>
            <FloatingFocusManager context={context} initialFocus={initialFocus}>
              <div
                {...getFloatingProps({ ...rest, ...naming })}
                ref={surface}
                className={cx(styles.root, className)}
                data-size={size}
              >
                <header className={styles.header}>
                  <h2 className={styles.title} id={`${id}-title`}>
                    {title}
                  </h2>
                </header>
                <div ref={body} className={styles.body} tabIndex={overflowing ? 0 : undefined}>
                  {description ? (
                    <p className={styles.description} id={`${id}-description`}>
                      {description}
                    </p>
                  ) : null}
                  {children}
                </div>
                {footer ? <footer className={styles.footer}>{footer}</footer> : null}
                {/* Last, so that the first field takes the focus; the sheet puts it into the corner. */}
                {dismissible && role === 'dialog' ? (
                  <IconButton
                    className={styles.close}
                    size="small"
                    label={text('close')}
                    onClick={() => onOpenChange(false)}
                  >
                    <Icon icon={X} />
                  </IconButton>
                ) : null}
              </div>
            </FloatingFocusManager>
          </FloatingOverlay>
        </Portal>
      ) : null}
    </FloatingNode>
  );
}
