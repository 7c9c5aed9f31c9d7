import { lazyPart } from '@franca/ui/kit';
import { MapPin } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';
import { ChatContext } from '../context/ChatContext.ts';

const LocationPicker = lazyPart(
  () => import('./LocationPicker.tsx'),
  'LocationPicker',
  ({ onClose }) => onClose(),
);

/** Picks a place, which is sent at once. */
export const locationTool: PickerTool<'location'> = {
  id: 'location',
  icon: MapPin,
  label: (text) => text('shareLocation'),
  slot: 'LocationPicker',
  isOffered: (read) => read(ChatContext)?.port.places !== undefined,
  Picker: ({ onContent, onClose }) => (
    <LocationPicker onPick={(place) => onContent({ kind: 'location', place })} onClose={onClose} />
  ),
};
