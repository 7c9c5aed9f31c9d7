// Everything about stickers stands in this folder; other files register it, one line each.
export { LazyStickerPicker as StickerPicker } from './LazyStickerPicker.ts';
export type { LoadStickerPacks, Sticker, StickerPack } from './StickerPack.ts';
export type { StickerPickerProps } from './StickerPicker.tsx';
