import { lazyPart } from '@franca/ui/kit';
import { Smile } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';

const EmojiPicker = lazyPart(() => import('./emojiViewsLazy.ts'), 'EmojiPicker');

/** Picks emoji for the text, one after the other. */
export const emojiTool: PickerTool<'emoji'> = {
  id: 'emoji',
  icon: Smile,
  label: (text) => text('emoji'),
  slot: 'EmojiPicker',
  size: [360, 420],
  Picker: ({ onText }) => <EmojiPicker onPick={onText} />,
};
