import { createContext } from 'react';
import type { LoadStickerPacks, StickerPack } from './StickerPack.ts';

/** Carries the packs of the application, or what fetches them; none outside a `ChatProvider`. */
export const StickerPacksContext = createContext<readonly StickerPack[] | LoadStickerPacks>([]);
