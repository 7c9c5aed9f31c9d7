import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAvatar } from '../../../test/uploadFile.ts';
import { createWorld, type World } from '../../../test/world.ts';

const profile = {
  name: 'Linh',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'other' as const,
};

type Fields = { email: string; code: string; h: string };

describe('signing in by quick link', () => {
  let world: World;
  let count = 0;

  beforeAll(async () => {
    world = await createWorld({ environment: { PUBLIC_URL: 'https://franca.example/' } });
  });
  afterAll(() => world.dispose());

  const newAddress = (): string => `linh-${++count}@example.org`;
  const send = (email: string, more = {}) =>
    world.api.auth.emailVerify({ body: { email, type: 'web', ...more } });

  async function fieldsFor(email: string): Promise<Fields> {
    await send(email);
    return world.linkTo(email);
  }

  const open = (fields: Fields) => world.api.auth.emailCodeVerify({ body: fields });
  const upload = ({ email, code }: Fields) => uploadAvatar(world.app, null, { email, code });
  const signUpWith = (avatar: string, { email, code }: Fields) =>
    world.api.auth.signup({ body: { ...profile, avatar, email, code } });
  const signUp = async (fields: Fields) => signUpWith(await upload(fields), fields);

  it('sends a link to the public address with email, code and hash', async () => {
    const email = newAddress();
    expect(await send(email)).toMatchObject({ status: 200, data: null });
    const link = new URL((await world.sentTo(email)).link ?? '');
    expect(link.origin + link.pathname).toBe('https://franca.example/quicklink');
    expect([...link.searchParams.keys()]).toEqual(['email', 'code', 'h']);
    expect(link.searchParams.get('email')).toBe(email);
  });

  it('marks a link that leads to a gift code', async () => {
    const email = newAddress();
    await send(email, { is_redeem: 1 });
    expect((await world.sentTo(email)).link).toContain('&is_redeem=1');
  });

  it('registers who is new and signs in who is known, whatever the case of the address', async () => {
    const fields = await fieldsFor(newAddress());
    expect((await open(fields)).data).toMatchObject({ is_registered: false, access_token: null });
    const signup = await signUp(fields);
    expect(signup.status).toBe(200);
    await send(fields.email.toUpperCase());
    const again = await open(await world.linkTo(fields.email));
    expect(again.data).toMatchObject({ is_registered: true, user: { id: signup.data.user._id } });
    expect((await world.api.users.me({ as: { token: again.data.access_token } })).data).toMatchObject({
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
    world.app.testClock.advance(1801);
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
    const tooEarly = await signUpWith('/api/file/none', fields);
    expect(tooEarly).toMatchObject({ status: 403, code: 'verification_required' });
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
