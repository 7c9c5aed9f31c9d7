// Written out: the property of strings `RGI_Emoji` needs newer browsers than the rest of the kit does.
const picture = String.raw`(?:\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3|(?:(?!\p{Regional_Indicator})\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|(?=[\u2600-\u27BF\u{1F000}-\u{1FAFF}])\p{Extended_Pictographic})(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)`;
const onlyEmoji = new RegExp(String.raw`^(?:${picture}\s*){1,3}$`, 'u');

/** Whether a text is nothing but one to three emoji, which are shown large. */
export function isOnlyEmoji(text: string): boolean {
  return text.length <= 64 && onlyEmoji.test(text.trim());
}
