/** Emoji that are offered for a reaction without a picker. */
export const quickEmoji: readonly string[] = ['👍', '❤️', '😂', '😮', '😢', '🙏'];
