import { Refusal } from '../../core/Refusal.ts';
import { spentChallenges } from '../../db/schema/auth.ts';
import type { AuthContext } from './AuthContext.ts';

/** Accepts a solved challenge exactly once, across all processes; refuses anything else. */
export async function consumeCaptcha({ captcha, db }: AuthContext, payload: string): Promise<void> {
  const verdict = await captcha.verify(payload);
  if (!verdict.solved) throw new Refusal('captcha_invalid');
  const spent = await db
    .insert(spentChallenges)
    .values({ signature: verdict.key, expiresAt: verdict.expiresAt })
    .onConflictDoNothing()
    .returning();
  if (spent.length === 0) throw new Refusal('captcha_invalid');
}
