import { cx } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { useText } from '../i18n/useText.ts';
import { useControlled } from '../internals/useControlled.ts';
import * as styles from './ConfirmDialog.styles.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'role' | 'size' | 'initialFocus'> {
  /** The word on the button that goes on. Default "Confirm" in the interface language. */
  confirmLabel?: ReactNode;
  /** The word on the button that goes back. Default "Cancel" in the interface language. */
  cancelLabel?: ReactNode;
  /** Colour of the button that goes on; `block` for what cannot be undone. Default `primary`. */
  variant?: ButtonProps['variant'];
  /** The answer is being carried out: the button turns and the dialog stays. */
  loading?: boolean;
  /** A third answer, between the two others; closing is up to the caller. Default: none. */
  alternative?: { label: ReactNode; onSelect: () => void } | undefined;
  /** Called when the person goes on; closing is up to the caller. */
  onConfirm: () => void;
}

/**
 * Asks before something happens; slides up, and the harmless answer has the focus. Renders a `Dialog` with the role
 * `alertdialog`.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  loading,
  alternative,
  onConfirm,
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: ConfirmDialogProps) {
  const text = useText();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      dismissible={!loading}
      {...rest}
      className={cx(styles.root, className)}
      role="alertdialog"
      size="small"
      initialFocus={loading ? confirm : cancel}
      open={open}
      onOpenChange={setOpen}
      footer={
        <div className={styles.answers}>
          <Button ref={cancel} variant="neutral" disabled={loading} onClick={() => setOpen(false)}>
            {cancelLabel ?? text('cancel')}
          </Button>
          {alternative ? (
            <Button variant="neutral" disabled={loading} onClick={alternative.onSelect}>
              {alternative.label}
            </Button>
          ) : null}
          <Button ref={confirm} variant={variant} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? text('confirm')}
          </Button>
        </div>
      }
    />
  );
}
