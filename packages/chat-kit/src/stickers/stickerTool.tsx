import { lazyPart } from '@franca/ui/kit';
import { Sticker } from 'lucide-react';
import type { PickerTool } from '../Composer/PickerTool.ts';
import { ChatContext } from '../context/ChatContext.ts';
import { ownStickersOf } from './ownStickersOf.ts';
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
    const chat = read(ChatContext);
    return typeof packs === 'function' || packs.length > 0 || Boolean(chat && ownStickersOf(chat));
  },
  size: [400, 300],
  Picker: ({ onContent }) => (
    <StickerPicker
      onPick={({ source, name, isPersonal }) =>
        // The name of a picture of the application is known to its readers in their own language.
        onContent(isPersonal ? { kind: 'sticker', source, name, isPersonal } : { kind: 'sticker', source })
      }
    />
  ),
};
