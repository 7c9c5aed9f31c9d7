import { createContext } from 'react';
import type { StickerPack } from './StickerPack.ts';

/** Carries the packs of the application; none outside a `ChatProvider`. */
export const StickerPacksContext = createContext<readonly StickerPack[]>([]);
