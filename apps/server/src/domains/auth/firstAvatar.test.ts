import { endpoints } from '@franca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestEndpoint } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';

const profile = {
  name: 'Noor',
  country: 'Egypt',
  language: 'Arabic',
  accent: 'Arabic (Egypt)',
  gender: 'female' as const,
};

type Slot = { upload_url: string; download_url: string };

describe('the avatar of a registration', () => {
  let world: World;

  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 64, height: 64, channels: 3 as const, background: 'teal' };
    picture = await sharp({ create }).png().toBuffer();
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  async function proofOf(email: string) {
    await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    const fields = await world.linkTo(email);
    const { data } = await world.api.auth.emailCodeVerify({ body: fields });
    return { email, code: fields.code, token: data.registration_token };
  }

  const request = { file_names: ['me.png'], folder: 'avatar' as const };

  async function upload(slot: Slot | undefined): Promise<number> {
    const headers = { 'content-type': 'image/png' };
    const put = { method: 'PUT' as const, url: slot?.upload_url ?? '', headers, payload: picture };
    return (await world.app.core.server.inject(put)).statusCode;
  }

  it('is uploaded with the proof of the verification and belongs to the account afterwards', async () => {
    const { email, code, token } = await proofOf('noor@example.org');
    const slots = await world.api.files.presigned({ as: { token }, body: request });
    expect(slots.status).toBe(200);
    expect(await upload(slots.data[0])).toBe(200);
    const avatar = slots.data[0]?.download_url ?? '';
    const signup = await world.api.auth.signup({
      body: {
        ...profile,
        avatar,
        email,
        code,
      },
    });
    expect(signup.status).toBe(200);
    expect((await world.api.users.me({ as: { token: signup.data.access_token } })).data).toMatchObject({
      avatar,
    });
    expect((await world.app.core.server.inject({ url: avatar })).statusCode).toBe(200);
  });

  it('may be asked for with the verified address and code instead of the token', async () => {
    const { email, code } = await proofOf('omar@example.org');
    expect(
      (await requestEndpoint(world.app, endpoints.files.presigned, { body: { ...request, email, code } }))
        .status,
    ).toBe(200);
  });

  it('is refused to a session that has ended, in the way that leads to signing in', async () => {
    const noor = await world.join('Noor');
    await world.api.auth.logout({ as: noor });
    const refused = await world.api.files.presigned({ as: noor, body: request });
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('is refused without a verification', async () => {
    const refused = await world.api.files.presigned({ body: request });
    expect(refused).toMatchObject({ status: 403, code: 'verification_required' });
  });

  it('is the only file for which a verification is enough: others lead to signing in', async () => {
    const refused = await world.api.files.presigned({ body: { ...request, folder: 'upload' } });
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('that was never uploaded stops the sign-up, and the proof stays good', async () => {
    const { email, code, token } = await proofOf('sara@example.org');
    const slots = await world.api.files.presigned({ as: { token }, body: request });
    const avatar = slots.data[0]?.download_url ?? '';
    const form = { ...profile, avatar, email, code };
    expect(await world.api.auth.signup({ body: form })).toMatchObject({
      status: 404,
      code: 'file_not_found',
    });
    expect(await upload(slots.data[0])).toBe(200);
    expect((await world.api.auth.signup({ body: form })).status).toBe(200);
  });

  it('that belongs to somebody else, or lies elsewhere, stops the sign-up', async () => {
    const { avatar: theirs } = await world.join('Test Person');
    const { email, code } = await proofOf('mia@example.org');
    for (const avatar of [theirs, 'https://elsewhere.example/track.png', '/api/file/me.png']) {
      const refused = await world.api.auth.signup({ body: { ...profile, avatar, email, code } });
      expect([avatar, refused]).toMatchObject([avatar, { status: 404, code: 'file_not_found' }]);
      expect(refused.errors).toEqual(['This file could not be found.']);
      expect(endpoints.auth.signup.errors).toContain(refused.code);
    }
  });

  it('of a registration opens no other folder', async () => {
    const { token } = await proofOf('lea@example.org');
    const refused = await world.api.files.presigned({
      as: { token },
      body: { ...request, folder: 'upload' },
    });
    expect(refused.status).toBe(403);
    const { token: session } = await world.join('Test Person');
    expect(
      (await world.api.files.presigned({ as: { token: session }, body: { ...request, folder: 'upload' } }))
        .status,
    ).toBe(200);
  });
});
