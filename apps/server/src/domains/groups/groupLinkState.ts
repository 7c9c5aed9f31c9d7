import { type GroupLink, isMet } from '@franca/contract';
import type { groupLinks } from '../../db/schema/groupLinks.ts';
import type { TopicMember } from '../topics/Topics.ts';

/** A link as stored. */
export type GroupLinkRow = typeof groupLinks.$inferSelect;

/** A link adds people in the name of whoever made it, who therefore has to be a member that may add some. */
export const mayAdd = (member: TopicMember | undefined): member is TopicMember =>
  member !== undefined && isMet('openGroup', member);

/** Where a link stands at a moment, by who made it: undefined where that person is no member any more. */
export function groupLinkState(
  row: GroupLinkRow,
  maker: TopicMember | undefined,
  now: Date,
): GroupLink['state'] {
  if (row.revokedAt) return 'revoked';
  if (row.expiresAt && row.expiresAt <= now) return 'expired';
  if (row.maxUses !== null && row.joinCount >= row.maxUses) return 'used_up';
  return mayAdd(maker) ? 'open' : 'closed';
}
