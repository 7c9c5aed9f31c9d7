import { lazyPart } from '@franca/ui/kit';
import { Sticker } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';
import { StickerPacksContext } from './StickerPacksContext.ts';

const StickerPicker = lazyPart(() => import('./StickerPicker.tsx'), 'StickerPicker');

/** Picks a sticker, which is sent at once. Its surface has the size of docs/behaviour/attachments.md, Sticker picker. */
export const stickerTool: PickerTool<'sticker'> = {
  id: 'sticker',
  icon: Sticker,
  label: (text) => text('sticker'),
  slot: 'StickerPicker',
  isOffered: (read) => {
    const packs = read(StickerPacksContext);
    return typeof packs === 'function' || packs.length > 0;
  },
  size: [400, 300],
  Picker: ({ onContent }) => (
    <StickerPicker onPick={({ source }) => onContent({ kind: 'sticker', source })} />
  ),
};
