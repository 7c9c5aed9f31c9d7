import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { uploadAvatar } from '../../../test/uploadFile.ts';
import { createWorld, type World } from '../../../test/world.ts';

const profile = {
  name: 'Ana',
  country: 'Spain',
  language: 'Spanish',
  accent: 'Spanish (Spain)',
  gender: 'female' as const,
};

describe('signing in by phone', () => {
  let world: World;
  let number = 400_000_000;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const newPhone = () => ({ dial_code: '61', phone_number: String(++number) });
  type Phone = ReturnType<typeof newPhone>;

  const send = async (phone: Phone) =>
    world.api.auth.phoneVerify({ body: { ...phone, captcha_token: await solveCaptcha(world.app) } });

  const codeOf = async ({ dial_code, phone_number }: Phone): Promise<string> =>
    (await world.sentTo(`+${dial_code}${phone_number}`)).code ?? '';

  const verify = (phone: Phone, code: string) => world.api.auth.codeVerify({ body: { ...phone, code } });

  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('sends six digits to the number without its leading zero', async () => {
    const phone = newPhone();
    expect(await send({ ...phone, phone_number: `0${phone.phone_number}` })).toMatchObject({
      status: 200,
      data: null,
    });
    expect(await codeOf(phone)).toMatch(/^\d{6}$/);
  });

  it('registers who is new and signs in who is known', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const first = await verify(phone, code);
    expect(first.data).toMatchObject({ is_registered: false, access_token: null, user: null });
    const avatar = await uploadAvatar(world.app, first.data.registration_token);
    const signup = await world.api.auth.signup({
      body: {
        ...profile,
        avatar,
        ...phone,
        email: null,
        code,
      },
    });
    expect(signup.status).toBe(200);
    const me = await world.api.users.me({ as: { token: signup.data.access_token } });
    expect(me.data).toMatchObject({ _id: signup.data.user._id, ...profile, ...phone, email: null });

    world.app.testClock.advance(61);
    await send(phone);
    const second = await verify(phone, await codeOf(phone));
    expect(second.data).toMatchObject({ is_registered: true, user: signup.data.user });
    expect((await world.api.users.me({ as: { token: second.data.access_token } })).status).toBe(200);
  });

  it('lets a registration token stand for the code', async () => {
    const phone = newPhone();
    await send(phone);
    const { data } = await verify(phone, await codeOf(phone));
    const form = { ...profile, avatar: await uploadAvatar(world.app, data.registration_token) };
    const signup = await world.api.auth.signup({ as: { token: data.registration_token }, body: form });
    expect(signup.status).toBe(200);
    const again = await world.api.auth.signup({ as: { token: data.registration_token }, body: form });
    expect(again).toMatchObject({ status: 403, code: 'verification_required' });
  });

  it('answers the same for known and unknown numbers', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await send(known);
    const { data } = await verify(known, await codeOf(known));
    const avatar = await uploadAvatar(world.app, data.registration_token);
    await world.api.auth.signup({ as: { token: data.registration_token }, body: { ...profile, avatar } });
    world.app.testClock.advance(61);
    const [first, second] = [await send(known), await send(unknown)];
    expect([first.status, first.data, first.errors]).toEqual([second.status, second.data, second.errors]);
  });

  it('refuses a second code within a minute and says how long to wait', async () => {
    const phone = newPhone();
    await send(phone);
    const tooSoon = await send(phone);
    expect(tooSoon).toMatchObject({ status: 429, code: 'rate_limited' });
    const wait = Number(tooSoon.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    world.app.testClock.advance(61);
    expect((await send(phone)).status).toBe(200);
  });

  it('makes an older code worthless by a newer one', async () => {
    const phone = newPhone();
    await send(phone);
    const older = await codeOf(phone);
    world.app.testClock.advance(61);
    await send(phone);
    const newer = await codeOf(phone);
    if (older !== newer)
      expect(await verify(phone, older)).toMatchObject({ status: 400, code: 'code_invalid' });
    expect((await verify(phone, newer)).status).toBe(200);
  });

  it('accepts a code once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const answers = await Promise.all([verify(phone, code), verify(phone, code)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  it('refuses a code after ten minutes', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    world.app.testClock.advance(601);
    expect(await verify(phone, code)).toMatchObject({ status: 400, code: 'code_expired' });
  });

  it('refuses even the right code after five wrong ones', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await verify(phone, otherThan(code))).toMatchObject({ status: 400, code: 'code_invalid' });
    }
    const refused = await verify(phone, code);
    expect(refused).toMatchObject({ status: 429, code: 'code_exhausted' });
    // A new code can be sent then.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('limits the codes of one number in an hour', async () => {
    const phone = newPhone();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      statuses.push((await send(phone)).status);
      world.app.testClock.advance(61);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    world.app.testClock.advance(3600);
    expect((await send(phone)).status).toBe(200);
  });

  it('accepts a solved captcha once', async () => {
    const captcha_token = await solveCaptcha(world.app);
    expect((await world.api.auth.phoneVerify({ body: { ...newPhone(), captcha_token } })).status).toBe(200);
    const replay = await world.api.auth.phoneVerify({ body: { ...newPhone(), captcha_token } });
    expect(replay).toMatchObject({ status: 400, code: 'captcha_invalid' });
  });

  it('refuses to make an account without a verification', async () => {
    const signup = await world.api.auth.signup({
      body: {
        ...profile,
        avatar: '/api/file/none',
        ...newPhone(),
        code: '123456',
      },
    });
    expect(signup).toMatchObject({ status: 403, code: 'verification_required' });
  });

  it('refuses a language that is on no list', async () => {
    const phone = newPhone();
    await send(phone);
    const { data } = await verify(phone, await codeOf(phone));
    const as = { token: data.registration_token };
    const form = { ...profile, avatar: await uploadAvatar(world.app, data.registration_token) };
    expect(await world.api.auth.signup({ as, body: { ...form, language: 'Klingon' } })).toMatchObject({
      status: 400,
      errors: ['Language is required. Please select one.'],
    });
    expect((await world.api.auth.signup({ as, body: form })).status).toBe(200);
  });

  it('stores neither code nor token', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const { data } = await verify(phone, code);
    const avatar = await uploadAvatar(world.app, data.registration_token);
    const signup = await world.api.auth.signup({
      as: { token: data.registration_token },
      body: {
        ...profile,
        avatar,
      },
    });
    const { db } = world.app.core.database;
    const { phoneCodes, sessions } = await import('../../db/schema/auth.ts');
    const stored = JSON.stringify([await db.select().from(phoneCodes), await db.select().from(sessions)]);
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(signup.data.access_token);
  });
});
