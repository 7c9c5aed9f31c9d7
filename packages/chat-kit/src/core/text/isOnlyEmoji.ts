const onlyEmoji =
  /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*\s*){1,3}$/u;

/** Whether a text is nothing but one to three emoji, which are shown large. */
export function isOnlyEmoji(text: string): boolean {
  return text.length <= 64 && onlyEmoji.test(text.trim());
}
