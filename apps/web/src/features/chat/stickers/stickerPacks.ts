import type { StickerPack } from '@franca/chat-kit';
import type { TextFunction } from '@franca/ui';
import type { TextKey } from '../../../strings/texts.ts';
import { readStickerList, stickerLists } from './stickerLists.ts';
import { stickerPath } from './stickerPath.ts';

const names = {
  faces: 'stickers.faces',
  animals: 'stickers.animals',
  food: 'stickers.food',
  celebration: 'stickers.celebration',
} as const satisfies Record<keyof typeof stickerLists, TextKey>;

/** The sticker packs of Franca, with their names. */
export function stickerPacks(text: TextFunction<TextKey>): readonly StickerPack[] {
  return (Object.keys(names) as (keyof typeof stickerLists)[]).map((id) => {
    const stickers = readStickerList(stickerLists[id]).map(({ emoji, picture }) => ({
      name: emoji,
      source: stickerPath(picture),
    }));
    return { id, name: text(names[id]), cover: stickers[0]?.source ?? '', stickers };
  });
}
