import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import type { ComponentProps } from 'react';
import type { SharedContact } from '../core/model/Person.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { PeopleChoice } from '../PeopleChoice/PeopleChoice.tsx';

/** Props of {@link ContactPicker}. */
export interface ContactPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** Takes the person who was picked. */
  onPick: (contact: SharedContact) => void;
  /** It is to close. */
  onClose: () => void;
}

/** Asks which person to share as a contact (docs/behaviour/messages.md, Contact messages). Renders a dialog. */
export const ContactPicker = createSlot(
  'ContactPicker',
  function ContactPicker({ onPick, onClose, ...rest }: ContactPickerProps) {
    const text = useChatText();
    return (
      <Dialog
        {...rest}
        data-fr-part="contact-picker"
        open
        title={text('shareContact')}
        onOpenChange={(open) => open || onClose()}
      >
        <PeopleChoice label={text('shareContact')} onChoose={onPick} />
      </Dialog>
    );
  },
);
