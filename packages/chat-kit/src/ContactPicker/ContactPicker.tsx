import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import type { SharedContact } from '../core/model/Person.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { PeopleChoice } from '../PeopleChoice/PeopleChoice.tsx';

/** Props of {@link ContactPicker}. */
export interface ContactPickerProps {
  /** Takes the person who was picked. */
  onPick: (contact: SharedContact) => void;
  /** It is to close. */
  onClose: () => void;
}

/** Asks which person to share as a contact (docs/behaviour/messages.md, Contact messages). Renders a dialog. */
export const ContactPicker = createSlot(
  'ContactPicker',
  function ContactPicker({ onPick, onClose }: ContactPickerProps) {
    const text = useChatText();
    return (
      <Dialog open title={text('shareContact')} onOpenChange={(open) => open || onClose()}>
        <PeopleChoice label={text('shareContact')} onChoose={onPick} />
      </Dialog>
    );
  },
);
