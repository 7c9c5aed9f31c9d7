import { validationSentences } from '@franca/contract';
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

  it.each([
    ['a dial code that no country has', { dial_code: '999', phone_number: '412345678' }, 'dialCodeUnknown'],
    [
      'a dial code of no country, but of satellites',
      { dial_code: '883', phone_number: '510012345678' },
      'dialCodeUnknown',
    ],
    [
      'a dial code with digits of the number',
      { dial_code: '614', phone_number: '12345678' },
      'dialCodeUnknown',
    ],
    ['a number too short for its country', { dial_code: '1', phone_number: '212555012' }, 'phoneLength'],
    ['a number too long for its country', { dial_code: '61', phone_number: '41234567890123' }, 'phoneLength'],
  ] as const)('sends nothing to %s', async (_what, phone, rule) => {
    expect(await send(phone)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [validationSentences[rule]],
    });
    await expect(codeOf(phone)).rejects.toThrow('Nothing was sent');
  });

  it.each([
    { dial_code: '84', phone_number: '912345678' },
    { dial_code: '39', phone_number: '0612345678' },
    { dial_code: '+966', phone_number: '512345678' },
    { dial_code: '44', phone_number: '7911123456' },
  ])('sends a code to +$dial_code $phone_number', async (phone) => {
    expect((await send(phone)).status).toBe(200);
  });

  it.each([
    ['225', '07 08 09 10 11', '+2250708091011'],
    ['242', '06 612 3456', '+242066123456'],
    ['378', '0549 886377', '+3780549886377'],
    ['44', '07911 123458', '+447911123458'],
    ['7', '8 916 123-45-67', '+79161234567'],
    ['7', '812 315-98-83', '+78123159883'],
    ['61', '+61 412 345 678', '+61412345678'],
    ['33', '06.12.34.56.78', '+33612345678'],
    ['61', '\u202A0412345679\u202C', '+61412345679'],
    ['61', '0412/345671', '+61412345671'],
    ['61', '+44 7911 123457', '+447911123457'],
    ['61', '0033 6 12 34 56 79', '+33612345679'],
    ['225', '708091012', '+2250708091012'],
    ['971', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['49', '(0151) 2345·6789', '+4915123456789'],
  ])(
    'sends the code of +%s %s to %s, and takes it from whatever was typed',
    async (dial_code, phone_number, to) => {
      const phone = { dial_code, phone_number };
      expect((await send(phone)).status).toBe(200);
      const code = (await world.sentTo(to)).code ?? '';
      expect((await verify(phone, code)).data).toMatchObject({ is_registered: false });
    },
  );

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
    const refusals = async (phone: Phone) => {
      const wrong = otherThan(await codeOf(phone));
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 5; count += 1) codes.push((await verify(phone, wrong)).code);
      return codes;
    };
    expect(await refusals(known)).toEqual(await refusals(unknown));
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

  describe('when wrong codes are entered', () => {
    /** Enters a code from a network, with a captcha where it is said. */
    const enter = async (phone: Phone, code: string, from: string, isSolved = false) => {
      const captcha = isSolved ? { captcha_token: await solveCaptcha(world.app) } : {};
      return world.api.auth.codeVerify({ body: { ...phone, code, ...captcha }, from });
    };
    /** Enters wrong codes; returns how each was refused. */
    const enterWrong = async (phone: Phone, times: number, from: string, isSolved = false) => {
      const wrong = otherThan(await codeOf(phone));
      const refusals: (string | undefined)[] = [];
      while (refusals.length < times) refusals.push((await enter(phone, wrong, from, isSolved)).code);
      return refusals;
    };
    const invalid = (times: number) => Array.from({ length: times }, () => 'code_invalid');

    it('asks for a captcha after three, and does not count what comes without one', async () => {
      const phone = newPhone();
      await send(phone);
      expect(await enterWrong(phone, 3, '198.51.100.1')).toEqual(invalid(3));
      const without = await enterWrong(phone, 20, '198.51.100.2');
      expect(new Set(without)).toEqual(new Set(['captcha_required']));
      expect((await enter(phone, await codeOf(phone), '198.51.100.3')).code).toBe('captcha_required');
      expect((await enter(phone, await codeOf(phone), '198.51.100.3', true)).status).toBe(200);
    });

    it('accepts the right code from its owner however many one stranger enters', async () => {
      const phone = newPhone();
      await send(phone);
      await enterWrong(phone, 3, '198.51.100.4');
      const solved = await enterWrong(phone, 8, '198.51.100.4', true);
      expect(solved).toEqual([...invalid(2), ...Array.from({ length: 6 }, () => 'code_exhausted')]);
      expect((await enter(phone, await codeOf(phone), '198.51.100.5', true)).status).toBe(200);
    });

    it('tells one network after five when a new code can be sent, which can be entered again', async () => {
      const phone = newPhone();
      await send(phone);
      await enterWrong(phone, 3, '198.51.100.6');
      await enterWrong(phone, 2, '198.51.100.6', true);
      const refused = await enter(phone, await codeOf(phone), '198.51.100.6', true);
      expect(refused).toMatchObject({ status: 429, code: 'code_exhausted' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      world.app.testClock.advance(61);
      await send(phone);
      expect((await enter(phone, await codeOf(phone), '198.51.100.6')).status).toBe(200);
    });

    it('makes the code void after ten, seven of them with a captcha', async () => {
      const phone = newPhone();
      await send(phone);
      expect(await enterWrong(phone, 3, '198.51.100.7')).toEqual(invalid(3));
      expect(await enterWrong(phone, 4, '198.51.100.8', true)).toEqual(invalid(4));
      expect(await enterWrong(phone, 3, '198.51.100.9', true)).toEqual(invalid(3));
      const refused = await enter(phone, await codeOf(phone), '198.51.100.10', true);
      expect(refused).toMatchObject({ status: 429, code: 'code_exhausted' });
    });

    it('counts entries at the same moment one by one', async () => {
      const phone = newPhone();
      await send(phone);
      const wrong = otherThan(await codeOf(phone));
      const networks = Array.from({ length: 12 }, (_, index) => `198.51.101.${index}`);
      const answers = await Promise.all(networks.map((from) => enter(phone, wrong, from)));
      expect(answers.filter(({ code }) => code === 'code_invalid')).toHaveLength(3);
    });

    it('accepts each captcha for one entry only', async () => {
      const phone = newPhone();
      await send(phone);
      await enterWrong(phone, 3, '198.51.100.11');
      const body = {
        ...phone,
        code: otherThan(await codeOf(phone)),
        captcha_token: await solveCaptcha(world.app),
      };
      expect((await world.api.auth.codeVerify({ body })).code).toBe('code_invalid');
      expect((await world.api.auth.codeVerify({ body })).code).toBe('captcha_invalid');
    });
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
