import type { User } from './userSchema.ts';

/** How the reader stands to a person: the label of the friend action follows from it (1 §4). */
export type Relation = 'is_block' | 'is_friend' | 'is_waiting_accept' | 'is_requested' | 'none';

/** The flags of a person in the order in which they win (readings C18). */
const precedence = ['is_block', 'is_friend', 'is_waiting_accept', 'is_requested'] as const;

/** The one relation that counts when several flags hold. */
export function relationOf(user: Pick<User, (typeof precedence)[number]>): Relation {
  return precedence.find((flag) => user[flag]) ?? 'none';
}
