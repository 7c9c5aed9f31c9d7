import { desc } from 'drizzle-orm';
import type { App } from '../src/app.ts';
import { devOutbox } from '../src/db/schema/outbox.ts';
import { api } from './api.ts';

/** A person who just signed up. */
export type SignedUp = {
  /** Bearer token. */
  token: string;
  /** The new account. */
  user: { _id: string; id: string };
};

const person = {
  name: 'Test Person',
  avatar: '/api/file/test.jpg',
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
  await visitor.post('/auth/v2/email-code-verify', { email, code, h: query.get('h') });
  type Answer = { access_token: string; user: SignedUp['user'] };
  const { data, errors } = await visitor.post<Answer>('/auth/signup', {
    ...person,
    ...overrides,
    email,
    code,
  });
  if (!data) throw new Error(`Sign-up was refused: ${errors.join(' ')}`);
  return { token: data.access_token, user: data.user };
}
