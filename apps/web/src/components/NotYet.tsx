import { Dialog } from '@franca/ui';
import { type TextKey, useText } from '../strings/texts.ts';
import type { DialogProps } from './DialogProps.ts';

/** Makes the dialog of a part that is not built yet. */
export function notYetDialog(name: TextKey) {
  return function NotYetDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
    const text = useText();
    return (
      <Dialog
        open={open}
        inHistory={inHistory}
        onOpenChange={onOpenChange}
        title={text('pages.notYetTitle', { name: text(name) })}
        description={text('pages.notYetText')}
        size="small"
      />
    );
  };
}
