/** One sticker of a list: the emoji that says what it shows, and the name of its picture. */
export interface ListedSticker {
  /** The emoji. */
  readonly emoji: string;
  /** The name. */
  readonly picture: string;
}

/** Reads "emoji name, emoji name". */
export function readStickerList(list: string): ListedSticker[] {
  return list.split(',').map((item) => {
    const [emoji = '', picture = ''] = item.trim().split(' ');
    return { emoji, picture };
  });
}
