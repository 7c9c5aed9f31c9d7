import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import { type ComponentProps, useRef } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

/** Props of {@link CorrectionDialog}. */
export interface CorrectionDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** The message whose translation is corrected. */
  message: ChatMessage;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it, and once a correction is stored. */
  onOpenChange: (open: boolean) => void;
}

/** Proposes a better translation of a message, or takes one back. Renders a dialog. */
export const CorrectionDialog = createSlot(
  'CorrectionDialog',
  function CorrectionDialog({ message, open, onOpenChange, ...rest }: CorrectionDialogProps) {
    const text = usePartText();
    const field = useRef<HTMLTextAreaElement>(null);
    return (
      <Dialog
        {...rest}
        data-fr-part="correction-dialog"
        open={open}
        onOpenChange={onOpenChange}
        title={text('correctTranslation')}
        initialFocus={field}
      >
        <CorrectionForm
          key={message.chatId}
          message={message}
          field={field}
          onDone={() => onOpenChange(false)}
        />
      </Dialog>
    );
  },
);
