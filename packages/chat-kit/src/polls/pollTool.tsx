import { lazyPart } from '@franca/ui/kit';
import { ChartBarBig } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';
import { ChatContext } from '../context/ChatContext.ts';

const PollDialog = lazyPart(
  () => import('./pollParts.ts'),
  'PollDialog',
  ({ onClose }) => onClose(),
);

/** Writes a poll, which is sent at once. */
export const pollTool: PickerTool<'poll'> = {
  id: 'poll',
  icon: ChartBarBig,
  label: (text) => text('poll'),
  slot: 'PollDialog',
  isOffered: (read) => read(ChatContext)?.port.polls !== undefined,
  Picker: ({ onContent, onClose }) => (
    <PollDialog onSend={({ text, poll }) => onContent({ kind: 'poll', poll }, text)} onClose={onClose} />
  ),
};
