import type { Person } from '@franca/contract';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Friendship or open request of a pair. */
export type PairBond = 'none' | 'low_asked' | 'high_asked' | 'friends';

/** A person's profile as it stood when a block began: what the other one keeps seeing. */
export type KeptProfile = Omit<Person, '_id'> & {
  description: string | null;
  country: string;
  language: string;
  accent: string;
  is_verified: boolean;
};

/** What stands between two people: one row, locked by whatever changes it, for both sides. */
export const userRelations = pgTable(
  'user_relations',
  {
    /** The two, the smaller id first, as in `topics`. */
    lowId: uuid('low_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: uuid('high_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bond: text('bond').$type<PairBond>().notNull().default('none'),
    /** Id and date of the open request. */
    requestId: uuid('request_id'),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    lowBlocks: boolean('low_blocks').notNull().default(false),
    highBlocks: boolean('high_blocks').notNull().default(false),
    /** What each of the two is shown of the other while either blocks the other. */
    lowProfile: jsonb('low_profile').$type<KeptProfile>(),
    highProfile: jsonb('high_profile').$type<KeptProfile>(),
    /** Counts what each of the two was shown of this relation; a block by the other one is not shown. */
    lowSeq: bigint('low_seq', { mode: 'number' }).notNull().default(0),
    highSeq: bigint('high_seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('user_relations_high').on(table.highId),
  ],
);
