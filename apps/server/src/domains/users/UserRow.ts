import type { users } from '../../db/schema/users.ts';

/** A person as stored. */
export type UserRow = typeof users.$inferSelect;
