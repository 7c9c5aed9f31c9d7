import {
  type AssistantAllowance,
  type AssistantLimits,
  assistantAllowances,
  type PackageName,
} from '@franca/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { assistantRequests } from '../../db/schema/assistant.ts';
import type { Clock } from '../../ports/Clock.ts';

/** How often people may ask SmartTalk. */
export type Allowances = {
  /** What the plan allows; undefined where it does not include SmartTalk. */
  ofPlan: (plan: PackageName) => AssistantAllowance | undefined;
  /** What is left of it; null where the plan does not include SmartTalk. */
  left: (userId: string, plan: PackageName, tx?: Database) => Promise<AssistantLimits | null>;
  /** Refuses with `assistant_limit_reached` when nothing is left. */
  require: (userId: string, plan: PackageName, tx: Database) => Promise<void>;
};

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

/**
 * Counts the questions of a person in the last minute and the last day (docs/behaviour/assistant.md, Limits). They are rows, since the
 * answer says how many are left: a leased bucket does not know it.
 */
export function createAllowances(db: Database, clock: Clock): Allowances {
  const ofPlan = (plan: PackageName): AssistantAllowance | undefined => assistantAllowances[plan];

  /** Times of the counted questions of the last day, oldest first. */
  async function timesOf(userId: string, tx: Database): Promise<number[]> {
    const dayAgo = new Date(clock().getTime() - dayMs);
    const rows = await tx
      .select({ at: assistantRequests.createdAt })
      .from(assistantRequests)
      .where(
        and(
          eq(assistantRequests.userId, userId),
          assistantRequests.isCounted,
          gt(assistantRequests.createdAt, dayAgo),
        ),
      )
      .orderBy(asc(assistantRequests.createdAt));
    return rows.map(({ at }) => at.getTime());
  }

  const left: Allowances['left'] = async (userId, plan, tx = db) => {
    const allowed = ofPlan(plan);
    if (!allowed) return null;
    const now = clock().getTime();
    const times = await timesOf(userId, tx);
    const within = (limit: number, windowMs: number) => {
      const used = times.filter((at) => at > now - windowMs);
      // The next question comes back when the oldest of those that fill the window leaves it.
      const oldest = used.at(-limit) ?? used[0];
      const resetsAt = oldest === undefined ? now : oldest + windowMs;
      return {
        limit,
        remaining: Math.max(0, limit - used.length),
        resets_at: new Date(resetsAt).toISOString(),
      };
    };
    return {
      minute: within(allowed.perMinute, minuteMs),
      day: within(allowed.perDay, dayMs),
      parallel: allowed.parallel,
    };
  };

  return {
    ofPlan,
    left,
    require: async (userId, plan, tx) => {
      const limits = await left(userId, plan, tx);
      if (!limits) throw new Refusal('not_permitted');
      const exhausted = [limits.day, limits.minute].filter(({ remaining }) => remaining === 0);
      if (exhausted.length === 0) return;
      const until = Math.max(...exhausted.map(({ resets_at }) => Date.parse(resets_at)));
      const retryAfter = Math.max(1, Math.ceil((until - clock().getTime()) / 1000));
      throw new Refusal('assistant_limit_reached', { retryAfter });
    },
  };
}
