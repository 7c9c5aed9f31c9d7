import { type Feature, planIncludes } from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/users.ts';

/** Whether the plan of a person's account includes a feature. */
export function createPlanCheck(db: Database): (userId: string, feature: Feature) => Promise<boolean> {
  return async (userId, feature) => {
    const [user] = await db.select({ package: users.package }).from(users).where(eq(users.id, userId));
    return user !== undefined && planIncludes(user.package, feature);
  };
}
