import { randomBytes } from 'node:crypto';
import { rateLimits } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { uploadAvatar } from '../../../test/uploadFile.ts';
import { useUpLimit } from '../../../test/useUpLimit.ts';
import { createWorld, type World } from '../../../test/world.ts';

const profile = {
  name: 'Ana',
  country: 'Spain',
  language: 'Spanish',
  accent: 'Spanish (Spain)',
  gender: 'female' as const,
};

describe('the limits of a number, over all its codes', () => {
  let world: World;
  let number = 410_000_000;
  let network = 0;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const newPhone = () => ({ dial_code: '61', phone_number: String(++number) });
  type Phone = ReturnType<typeof newPhone>;
  const newDevice = () => ({ device_secret: randomBytes(24).toString('base64url') });
  type Device = { device_secret?: string };
  const newNetwork = () => `203.0.${Math.floor(++network / 250)}.${network % 250}`;

  const send = async (phone: Phone, device: Device = {}) =>
    world.api.auth.phoneVerify({
      body: { ...phone, ...device, captcha_token: await solveCaptcha(world.app) },
      from: newNetwork(),
    });
  const codeOf = async ({ dial_code, phone_number }: Phone): Promise<string> =>
    (await world.sentTo(`+${dial_code}${phone_number}`)).code ?? '';
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const enter = async (phone: Phone, code: string, device: Device = {}, isSolved = false) => {
    const captcha = isSolved ? { captcha_token: await solveCaptcha(world.app) } : {};
    return world.api.auth.codeVerify({
      body: { ...phone, ...device, code, ...captcha },
      from: newNetwork(),
    });
  };
  /** Enters a wrong code until the code is void; returns the refusals in order. */
  const exhaust = async (phone: Phone, device: Device = {}) => {
    const wrong = otherThan(await codeOf(phone));
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 10; count++) codes.push((await enter(phone, wrong, device, count >= 3)).code);
    return codes;
  };
  const nextCode = async (phone: Phone, device: Device = {}) => {
    world.app.testClock.advance(601);
    return send(phone, device);
  };
  /** A hundred wrong entries in a row, of ten codes. */
  const exhaustNumber = async (phone: Phone, device: Device = {}) => {
    for (let count = 0; count < 10; count++) {
      expect(await nextCode(phone, device)).toMatchObject({ status: 200 });
      expect(await exhaust(phone, device)).toEqual(Array(10).fill('code_invalid'));
    }
  };
  const signUp = async (phone: Phone, device: Device = {}) => {
    await send(phone, device);
    const { data } = await enter(phone, await codeOf(phone), device);
    const token = data.registration_token;
    const form = { ...profile, avatar: await uploadAvatar(world.app, token) };
    return (await world.api.auth.signup({ as: { token }, body: form })).data;
  };

  it('closes the way by phone after a hundred wrong entries in a row, and notifies the owner', async () => {
    const phone = newPhone();
    await signUp(phone);
    await exhaustNumber(phone);
    expect(await nextCode(phone)).toMatchObject({ status: 403, code: 'sign_in_locked' });
    const to = `+${phone.dial_code}${phone.phone_number}`;
    await expect
      .poll(async () => (await world.sentTo(to)).text, { timeout: 10_000 })
      .toContain('códigos erróneos');
    world.app.testClock.advance(31 * 86_400);
    expect((await send(phone)).status).toBe(200);
    expect((await enter(phone, await codeOf(phone))).status).toBe(200);
  }, 120_000);

  it('begins to count anew after a success', async () => {
    const phone = newPhone();
    const device = newDevice();
    await signUp(phone);
    for (let count = 0; count < 6; count++) {
      await nextCode(phone);
      await exhaust(phone);
    }
    await nextCode(phone, device);
    expect((await enter(phone, await codeOf(phone), device)).status).toBe(200);
    for (let count = 0; count < 6; count++) {
      await nextCode(phone);
      await exhaust(phone);
    }
    expect((await nextCode(phone)).status).toBe(200);
  }, 120_000);

  it('leaves the way open to a device that signed in before', async () => {
    const phone = newPhone();
    const own = newDevice();
    await signUp(phone, own);
    await exhaustNumber(phone);
    expect(await nextCode(phone)).toMatchObject({ code: 'sign_in_locked' });
    expect((await nextCode(phone, own)).status).toBe(200);
    expect((await enter(phone, await codeOf(phone), own)).data.is_registered).toBe(true);
  }, 120_000);

  it('ties a code to the device that asked for it', async () => {
    const phone = newPhone();
    const own = newDevice();
    await send(phone, own);
    const code = await codeOf(phone);
    expect((await enter(phone, code)).code).toBe('code_invalid');
    expect((await enter(phone, code, newDevice())).code).toBe('code_invalid');
    expect((await enter(phone, code, own)).status).toBe(200);
  });

  it('counts no entry of others against the code of a device', async () => {
    const phone = newPhone();
    const own = newDevice();
    await send(phone, own);
    const code = await codeOf(phone);
    for (let count = 0; count < 12; count++) await enter(phone, otherThan(code), {}, true);
    // Not even a captcha is asked for.
    expect((await enter(phone, code, own)).status).toBe(200);
  });

  it('keeps the code of a device when a stranger asks for another one', async () => {
    const phone = newPhone();
    const own = newDevice();
    await send(phone, own);
    const code = await codeOf(phone);
    world.app.testClock.advance(61);
    expect((await send(phone)).status).toBe(200);
    world.app.testClock.advance(61);
    expect((await send(phone, newDevice())).status).toBe(200);
    expect((await enter(phone, code, own)).status).toBe(200);
  });

  it('counts guesses of a verified code at the sign-up and at an upload before it, over all networks', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const { data } = await enter(phone, code);
    const avatar = await uploadAvatar(world.app, data.registration_token);
    const form = { ...profile, ...phone, avatar };
    const guess = (entered: string) =>
      world.api.auth.signup({ body: { ...form, code: entered }, from: newNetwork() });
    const guessAtUpload = (entered: string) =>
      world.api.files.presigned({
        body: { file_names: ['a.png'], folder: 'avatar', ...phone, code: entered } as never,
        from: newNetwork(),
      });
    for (let count = 0; count < 5; count++) {
      const wrong = otherThan(code);
      expect(await guess(wrong)).toMatchObject({ status: 403, code: 'verification_required' });
      expect(await guessAtUpload(wrong)).toMatchObject({ code: 'verification_required' });
    }
    // The tenth guess was the last one: the right code proves nothing any more, whoever enters it.
    expect(await guess(code)).toMatchObject({ code: 'verification_required' });
    expect(await guessAtUpload(code)).toMatchObject({ code: 'verification_required' });
    // Strangers shut nobody out: what the verification returned stays good.
    const { registration_token: token } = data;
    expect((await world.api.auth.signup({ as: { token }, body: { ...profile, avatar } })).status).toBe(200);
  });

  it('takes a right code as often as a form needs it', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const { data } = await enter(phone, code);
    const avatar = await uploadAvatar(world.app, data.registration_token);
    const form = { ...profile, ...phone, avatar };
    for (let count = 0; count < 12; count++) {
      const body = { ...form, code, country: 'Nowhere' };
      expect((await world.api.auth.signup({ body, from: newNetwork() })).code).toBe('country_unknown');
    }
    const body = { ...form, code };
    expect((await world.api.auth.signup({ body, from: newNetwork() })).status).toBe(200);
  });

  it('keeps no secret of a device as it is', async () => {
    const phone = newPhone();
    const own = newDevice();
    await signUp(phone, own);
    const { db } = world.app.core.database;
    const { codeFailures, phoneCodes } = await import('../../db/schema/auth.ts');
    const stored = JSON.stringify([await db.select().from(phoneCodes), await db.select().from(codeFailures)]);
    expect(stored).not.toContain(own.device_secret);
  });
});

describe('messages over all numbers and addresses', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const link = (email: string, from: string, captcha_token?: string) =>
    world.api.auth.emailVerify({
      body: { email, type: 'web', ...(captcha_token && { captcha_token }) },
      from,
    });

  it('asks a network for a captcha after many links, and no other network', async () => {
    const free = rateLimits.linksWithoutCaptcha.count;
    for (let count = 0; count < free; count++)
      expect((await link(`many-${count}@example.org`, '198.51.100.20')).status).toBe(200);
    expect(await link('one-more@example.org', '198.51.100.20')).toMatchObject({
      status: 400,
      code: 'captcha_required',
    });
    const solved = await solveCaptcha(world.app);
    expect((await link('one-more@example.org', '198.51.100.20', solved)).status).toBe(200);
    expect((await link('one-more@example.org', '198.51.100.20', solved)).code).toBe('captcha_invalid');
    expect((await link('another@example.org', '198.51.100.21')).status).toBe(200);
  });

  it('stops when all together ask for too many, and says so once at level error', async () => {
    await world.app.core.limiter(
      'linksInTotal',
      'all',
      rateLimits.linksInTotal.count - rateLimits.linksWithoutCaptcha.count - 20,
    );
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count++)
      statuses.add((await link(`total-${count}@example.org`, `198.51.102.${count}`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    const alerts = world.app
      .logged()
      .split('\n')
      .filter((line) => line.includes('the limit of messages over all'));
    expect(alerts).toHaveLength(1);
    expect(JSON.parse(alerts[0] ?? '{}')).toMatchObject({ level: 50, limit: 'linksInTotal' });
  });

  it.each([
    ['linksInTotal' as const, 'a code that deletes an account by mail'],
    ['codesInTotal' as const, 'a code by text message'],
  ])('counts in %s %s', async (limit, _what) => {
    const asked = await createWorld();
    try {
      const person = await asked.join('Counted', { email: 'counted@example.org' });
      // What was taken in advance for that link is void.
      asked.app.testClock.advance(3601);
      const ask = async () =>
        limit === 'linksInTotal'
          ? asked.api.account.requestDeletion({ as: person })
          : asked.api.auth.phoneVerify({
              body: {
                ...{ dial_code: '61', phone_number: '411000001' },
                captcha_token: await solveCaptcha(asked.app),
              },
            });
      await useUpLimit(asked, limit);
      expect(await ask()).toMatchObject({ status: 429, code: 'rate_limited' });
      expect(asked.app.logged()).toContain(`"limit":"${limit}"`);
    } finally {
      await asked.dispose();
    }
  });
});
