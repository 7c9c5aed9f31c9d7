// A literal with this flag is refused by TypeScript for the targets of the packages.
const anyEmoji = String.raw`\p{RGI_Emoji}`;
let recommended: RegExp | undefined;

/** Characters that are drawn as text unless U+FE0F follows; digits and signs only as keycaps. */
const drawnAsText =
  /(?:[#*\d](?=\u20E3)|(?![#*\d])(?!\p{Emoji_Presentation})\p{Emoji})(?!\p{Emoji_Modifier})/gu;

/**
 * The one emoji that a text is, as Unicode recommends it for interchange (RGI): `❤` is `❤️`, as both are the same picture.
 * Null for anything else: words, several emoji, a part of one. The newest emoji are those of the running Unicode version.
 */
export function emojiOf(text: string): string | null {
  // Made when it is needed: browsers that do not know the flag would otherwise not load what only imports this.
  recommended ??= new RegExp(`^${anyEmoji}$`, 'v');
  const bare = text.replaceAll('\uFE0F', '');
  for (const emoji of [bare, bare.replace(drawnAsText, '$&\uFE0F')])
    if (recommended.test(emoji)) return emoji;
  return null;
}
