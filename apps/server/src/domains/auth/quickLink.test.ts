import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { uploadAvatar } from '../../../test/uploadAvatar.ts';

const profile = {
  name: 'Linh',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'other',
};

type Fields = { email: string; code: string; h: string };
type Answer = { is_registered: boolean; access_token: string | null; user: { id: string } | null };

describe('signing in by quick link', () => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ environment: { PUBLIC_URL: 'https://franca.example/' } });
  });
  afterAll(() => app.dispose());

  const newAddress = (): string => `linh-${++count}@example.org`;
  const send = (email: string, more = {}) =>
    api(app).post('/auth/email-verify', { email, type: 'web', ...more });

  async function linkTo(email: string): Promise<URL> {
    const { data } = await api(app).get<{ link: string }[]>('/dev/outbox', { to: email });
    return new URL(data[0]?.link ?? '');
  }

  async function fieldsFor(email: string): Promise<Fields> {
    await send(email);
    const query = (await linkTo(email)).searchParams;
    return { email, code: query.get('code') ?? '', h: query.get('h') ?? '' };
  }

  const open = (fields: Fields) => api(app).post<Answer>('/auth/v2/email-code-verify', fields);
  const upload = ({ email, code }: Fields) => uploadAvatar(app, null, { email, code });
  const signUpWith = (avatar: string, { email, code }: Fields) =>
    api(app).post<{ access_token: string; user: { _id: string } }>('/auth/signup', {
      ...profile,
      avatar,
      email,
      code,
    });
  const signUp = async (fields: Fields) => signUpWith(await upload(fields), fields);

  it('sends a link to the public address with email, code and hash', async () => {
    const email = newAddress();
    expect(await send(email)).toMatchObject({ status: 200, data: null });
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe('https://franca.example/quicklink');
    expect([...link.searchParams.keys()]).toEqual(['email', 'code', 'h']);
    expect(link.searchParams.get('email')).toBe(email);
  });

  it('marks a link that leads to a gift code', async () => {
    const email = newAddress();
    await send(email, { is_redeem: 1 });
    expect((await linkTo(email)).searchParams.get('is_redeem')).toBe('1');
  });

  it('registers who is new and signs in who is known, whatever the case of the address', async () => {
    const fields = await fieldsFor(newAddress());
    expect((await open(fields)).data).toMatchObject({ is_registered: false, access_token: null });
    const signup = await signUp(fields);
    expect(signup.status).toBe(200);
    await send(fields.email.toUpperCase());
    const query = (await linkTo(fields.email)).searchParams;
    const again = await open({ ...fields, code: query.get('code') ?? '', h: query.get('h') ?? '' });
    expect(again.data).toMatchObject({ is_registered: true, user: { id: signup.data.user._id } });
    expect((await api(app, again.data.access_token).get('/user/me')).data).toMatchObject({
      email: fields.email,
    });
  });

  it('opens once', async () => {
    const fields = await fieldsFor(newAddress());
    const answers = await Promise.all([open(fields), open(fields)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  it('does not open after thirty minutes', async () => {
    const fields = await fieldsFor(newAddress());
    app.testClock.advance(1801);
    expect(await open(fields)).toMatchObject({ status: 400, code: 'link_invalid' });
  });

  it('does not open for another address or with another hash', async () => {
    const fields = await fieldsFor(newAddress());
    for (const wrong of [{ email: newAddress() }, { h: `${fields.h.slice(0, -1)}_` }, { code: 'abc' }]) {
      expect(await open({ ...fields, ...wrong })).toMatchObject({ status: 400, code: 'link_invalid' });
    }
    expect((await open(fields)).status).toBe(200);
  });

  it('is no proof before it was opened, and one proof only', async () => {
    const fields = await fieldsFor(newAddress());
    expect(await signUp(fields)).toMatchObject({ status: 403, code: 'verification_required' });
    await open(fields);
    const avatars = await Promise.all(Array.from({ length: 5 }, () => upload(fields)));
    const answers = await Promise.all(avatars.map((avatar) => signUpWith(avatar, fields)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  it('makes one account when two links to one address are open', async () => {
    const email = newAddress();
    const [first, second] = [await fieldsFor(email), await fieldsFor(email)];
    await open(first);
    await open(second);
    expect((await signUp(first)).status).toBe(200);
    expect(await signUp(second)).toMatchObject({ status: 409, code: 'already_registered' });
  });

  it('limits the links to one address in an hour', async () => {
    const email = newAddress();
    for (let time = 0; time < 6; time++) expect((await send(email)).status).toBe(200);
    const refused = await send(email);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    // A sixth of an hour later there is one again.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  });
});
