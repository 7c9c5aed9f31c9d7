/** Pixels of the sticker picker (1 §9). */
export const stickerPicker = { width: 400, height: 300 } as const;
