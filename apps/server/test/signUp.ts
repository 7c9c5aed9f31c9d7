import { desc } from 'drizzle-orm';
import type { App } from '../src/app.ts';
import { devOutbox } from '../src/db/schema/outbox.ts';
import { api } from './api.ts';
import { uploadAvatar } from './uploadAvatar.ts';

/** A person who just signed up. */
export type SignedUp = {
  /** Bearer token. */
  token: string;
  /** The new account. */
  user: { _id: string; id: string };
  /** Address of the uploaded avatar. */
  avatar: string;
};

const person = {
  name: 'Test Person',
  country: 'Australia',
  language: 'English',
  accent: 'English (Australia)',
  gender: 'other',
};

let count = 0;

/** Signs a new person up through the real quick-link flow; `overrides` change the profile. */
export async function signUp(
  app: App,
  overrides: Partial<typeof person & { email: string }> = {},
): Promise<SignedUp> {
  const visitor = api(app);
  const email = overrides.email ?? `person-${++count}-${Date.now()}@example.org`;
  await visitor.post('/auth/email-verify', { email, type: 'web' });
  const { db } = app.core.database;
  const [mail] = await db.select().from(devOutbox).orderBy(desc(devOutbox.createdAt)).limit(1);
  const query = new URL(mail?.link ?? '').searchParams;
  const code = query.get('code');
  type Opened = { registration_token: string | null };
  const opened = await visitor.post<Opened>('/auth/v2/email-code-verify', { email, code, h: query.get('h') });
  const avatar = await uploadAvatar(app, opened.data.registration_token);
  type Answer = { access_token: string; user: SignedUp['user'] };
  const { data, errors } = await visitor.post<Answer>('/auth/signup', {
    ...person,
    avatar,
    ...overrides,
    email,
    code,
  });
  if (!data) throw new Error(`Sign-up was refused: ${errors.join(' ')}`);
  return { token: data.access_token, user: data.user, avatar };
}
