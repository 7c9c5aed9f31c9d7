/** The reactions of a call, in the order in which they are offered. */
export const callReactions = ['👍', '👏', '❤️', '😂', '😮', '🎉'] as const;
