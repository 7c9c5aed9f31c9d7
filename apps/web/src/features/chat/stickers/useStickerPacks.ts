import type { StickerPack } from '@franca/chat-kit';
import { useMemo } from 'react';
import { useText } from '../../../strings/useText.ts';
import { readStickerList } from './readStickerList.ts';
import { stickerLists } from './stickerLists.ts';
import { stickerPath } from './stickerPath.ts';

const packNames = {
  faces: 'stickersFaces',
  animals: 'stickersAnimals',
  food: 'stickersFood',
  celebration: 'stickersCelebration',
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
