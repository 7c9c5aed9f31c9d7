/** Props of every dialog that the address opens; see `routes/chat/dialogs.tsx`. */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}
