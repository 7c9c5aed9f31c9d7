/** Props of the dialogs that only open and close. */
export interface SimpleDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Told `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}
