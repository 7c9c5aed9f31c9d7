import { type Feature, features, type PackageName, planIncludes } from '@franca/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from './Users.ts';

/** The plans of accounts, as table `users` keeps them. */
export function createStoredPlans({
  db,
  clock,
  planOf,
}: {
  db: Database;
  clock: Clock;
  /** What an account may do by the plan that is stored for it. */
  planOf: (stored: PackageName) => PackageName;
}): Pick<Users, 'planOf' | 'lockPlan' | 'changePlan'> {
  return {
    planOf: async (userId) => {
      const [user] = await db.select({ package: users.package }).from(users).where(eq(users.id, userId));
      return planOf(user?.package ?? 'free');
    },
    lockPlan: async (tx, userId) => {
      const [user] = await tx
        .select({ package: users.package })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (!user) throw new Refusal('user_not_found');
      return user.package;
    },
    changePlan: async (tx, userId, plan) => {
      const now = clock();
      /** Now, where the plan that ends had the feature and the next has not. */
      const endOf = (feature: Feature, before: PgColumn) =>
        planIncludes(plan, feature)
          ? undefined
          : sql`case when ${inArray(users.package, [...features[feature]])} then ${now.toISOString()}::timestamptz else ${before} end`;
      await tx
        .update(users)
        .set({
          package: plan,
          privateTranslationUntil: endOf('privateTranslation', users.privateTranslationUntil),
          groupTranslationUntil: endOf('groupTranslation', users.groupTranslationUntil),
        })
        .where(eq(users.id, userId));
    },
  };
}
