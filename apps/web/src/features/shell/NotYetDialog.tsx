import { Button, Dialog } from '@franca/ui';
import { useText } from '../../strings/useText.ts';
import type { ShellTarget } from './shellItems.ts';

/** Props of {@link NotYetDialog}. */
export interface NotYetDialogProps {
  /** What is not there yet; null closes the dialog. */
  target: ShellTarget | null;
  /** Told `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Says honestly that a part is not built yet. */
export function NotYetDialog({ target, onOpenChange }: NotYetDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={target !== null}
      onOpenChange={onOpenChange}
      title={target && text('notYetTitle', { name: text(target) })}
      description={text('notYetText')}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text('close')}</Button>}
    />
  );
}
