import type { Reaction } from '../core/model/Message.ts';

/** One emoji under a message with everybody who chose it. */
export interface ReactionGroup {
  /** The emoji. */
  readonly emoji: string;
  /** Who chose it, in the order in which they came. */
  readonly userIds: readonly string[];
  /** Whether the viewer is one of them. */
  readonly isOwn: boolean;
}

/** Reactions by emoji, the most chosen first, then in the order in which they came. */
export function groupReactions(reactions: readonly Reaction[], viewerId: string): ReactionGroup[] {
  const byEmoji = new Map<string, string[]>();
  for (const { userId, emoji } of reactions) {
    byEmoji.set(emoji, [...(byEmoji.get(emoji) ?? []), userId]);
  }
  return [...byEmoji]
    .map(([emoji, userIds]) => ({ emoji, userIds, isOwn: userIds.includes(viewerId) }))
    .sort((left, right) => right.userIds.length - left.userIds.length);
}
