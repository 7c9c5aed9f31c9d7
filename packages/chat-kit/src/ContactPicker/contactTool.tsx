import { lazyPart } from '@franca/ui/kit';
import { UserRound } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';
import { ChatContext } from '../context/ChatContext.ts';

const ContactPicker = lazyPart(
  () => import('../interactionChunk.ts'),
  'ContactPicker',
  ({ onClose }) => onClose(),
);

/** Picks a person, who is sent at once. */
export const contactTool: PickerTool<'contact'> = {
  id: 'contact',
  icon: UserRound,
  label: (text) => text('shareContact'),
  slot: 'ContactPicker',
  isOffered: (read) => read(ChatContext)?.port.contacts !== undefined,
  Picker: ({ onContent, onClose }) => (
    <ContactPicker onPick={(contact) => onContent({ kind: 'contact', contact })} onClose={onClose} />
  ),
};
