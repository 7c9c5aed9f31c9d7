/** Pictures that can be stickers: what every browser draws, with and without frames. */
export const stickerTypes: readonly string[] = ['image/png', 'image/webp', 'image/jpeg', 'image/gif'];
