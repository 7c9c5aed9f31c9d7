/** Props of every dialog that the address opens; see `routes/chat/dialogs.tsx`. */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Whether the address opens and closes it, so that Back does. Default false. */
  inHistory?: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}
