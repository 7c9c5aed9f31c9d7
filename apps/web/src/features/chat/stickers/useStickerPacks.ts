import type { StickerPack } from '@franca/chat-kit';
import { useMemo } from 'react';
import { useText } from '../../../strings/texts.ts';
import { readStickerList, stickerLists } from './stickerLists.ts';
import { stickerPath } from './stickerPath.ts';

const packNames = {
  faces: 'stickers.faces',
  animals: 'stickers.animals',
  food: 'stickers.food',
  celebration: 'stickers.celebration',
} as const satisfies Record<keyof typeof stickerLists, string>;

const packs = (Object.keys(packNames) as (keyof typeof stickerLists)[]).map((id) => {
  const stickers = readStickerList(stickerLists[id]).map(({ emoji, picture }) => ({
    name: emoji,
    source: stickerPath(picture),
  }));
  return { id, stickers, cover: stickers[0]?.source ?? '' };
});

/** The sticker packs of Franca, in the interface language. */
export function useStickerPacks(): readonly StickerPack[] {
  const text = useText();
  return useMemo(() => packs.map((pack) => ({ ...pack, name: text(packNames[pack.id]) })), [text]);
}
