import { desc, eq } from 'drizzle-orm';
import type { App } from '../src/app.ts';
import { devOutbox } from '../src/db/schema/outbox.ts';
import { createClient } from './client.ts';
import { uploadAvatar } from './uploadFile.ts';

/** Somebody who just signed up; pass it as `as` to a call. */
export type SignedUp = {
  /** Id of the account. */
  id: string;
  /** Bearer token. */
  token: string;
  /** Address of the uploaded avatar. */
  avatar: string;
};

const profile = {
  name: 'Test Person',
  country: 'Australia',
  language: 'English',
  accent: 'English (Australia)',
  gender: 'other' as const,
};

/** What the form of a sign-up may say otherwise. */
export type SignUpOptions = Partial<Omit<typeof profile, 'gender'>> & {
  /** Address of the quick link; one of its own when left out. */
  email?: string;
};

let count = 0;

/** Signs a new person up through the real quick-link flow. */
export async function signUp(app: App, options: SignUpOptions = {}): Promise<SignedUp> {
  const api = createClient(app);
  const email = options.email ?? `person-${++count}-${Date.now()}@example.org`;
  await api.auth.emailVerify({ body: { email, type: 'web' } });
  const { db } = app.core.database;
  const sentTo = eq(devOutbox.to, email.toLowerCase());
  const [mail] = await db.select().from(devOutbox).where(sentTo).orderBy(desc(devOutbox.createdAt)).limit(1);
  const query = new URL(mail?.link ?? '').searchParams;
  const code = query.get('code') ?? '';
  const opened = await api.auth.emailCodeVerify({ body: { email, code, h: query.get('h') ?? '' } });
  const avatar = await uploadAvatar(app, opened.data.registration_token);
  const { data } = await api.auth.signup({ body: { ...profile, avatar, ...options, email, code } });
  return { id: data.user._id, token: data.access_token, avatar };
}
