import type { LoadStickerPacks } from '@franca/chat-kit';
import { useCallback } from 'react';
import { useText } from '../../../strings/texts.ts';

/** Fetches the sticker packs of Franca, in the interface language. */
export function useStickerPacks(): LoadStickerPacks {
  const text = useText();
  return useCallback(async () => (await import('./stickerPacks.ts')).stickerPacks(text), [text]);
}
