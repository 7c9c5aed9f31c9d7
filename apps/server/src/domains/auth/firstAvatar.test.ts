import { endpoints } from '@franca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { signUp } from '../../../test/signUp.ts';

const profile = {
  name: 'Noor',
  country: 'Egypt',
  language: 'Arabic',
  accent: 'Arabic (Egypt)',
  gender: 'female',
};

type Slot = { upload_url: string; download_url: string };

describe('the avatar of a registration', () => {
  let app: TestApp;

  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 64, height: 64, channels: 3 as const, background: 'teal' };
    picture = await sharp({ create }).png().toBuffer();
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  async function proofOf(email: string) {
    await api(app).post('/auth/email-verify', { email, type: 'web' });
    const { data } = await api(app).get<{ link: string }[]>('/dev/outbox', { to: email });
    const query = new URL(data[0]?.link ?? '').searchParams;
    const code = query.get('code');
    type Answer = { registration_token: string };
    const verify = { email, code, h: query.get('h') };
    const opened = await api(app).post<Answer>('/auth/v2/email-code-verify', verify);
    return { email, code, token: opened.data.registration_token };
  }

  const request = { file_names: ['me.png'], folder: 'avatar' };

  async function upload(slot: Slot | undefined): Promise<number> {
    const headers = { 'content-type': 'image/png' };
    const put = { method: 'PUT' as const, url: slot?.upload_url ?? '', headers, payload: picture };
    return (await app.core.server.inject(put)).statusCode;
  }

  it('is uploaded with the proof of the verification and belongs to the account afterwards', async () => {
    const { email, code, token } = await proofOf('noor@example.org');
    const slots = await api(app, token).post<Slot[]>('/file/presigned', request);
    expect(slots.status).toBe(200);
    expect(await upload(slots.data[0])).toBe(200);
    const avatar = slots.data[0]?.download_url;
    const signup = await api(app).post<{ access_token: string }>('/auth/signup', {
      ...profile,
      avatar,
      email,
      code,
    });
    expect(signup.status).toBe(200);
    expect((await api(app, signup.data.access_token).get('/user/me')).data).toMatchObject({ avatar });
    expect((await app.core.server.inject({ url: avatar ?? '' })).statusCode).toBe(200);
  });

  it('may be asked for with the verified address and code instead of the token', async () => {
    const { email, code } = await proofOf('omar@example.org');
    expect((await api(app).post('/file/presigned', { ...request, email, code })).status).toBe(200);
  });

  it('is refused to a session that has ended, in the way that leads to signing in', async () => {
    const { token } = await signUp(app, { name: 'Noor' });
    await api(app, token).post('/auth/logout');
    const refused = await api(app, token).post('/file/presigned', request);
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('is refused without a verification', async () => {
    const refused = await api(app).post('/file/presigned', request);
    expect(refused).toMatchObject({ status: 403, code: 'verification_required' });
  });

  it('that was never uploaded stops the sign-up, and the proof stays good', async () => {
    const { email, code, token } = await proofOf('sara@example.org');
    const slots = await api(app, token).post<Slot[]>('/file/presigned', request);
    const avatar = slots.data[0]?.download_url;
    const form = { ...profile, avatar, email, code };
    expect(await api(app).post('/auth/signup', form)).toMatchObject({ status: 404, code: 'file_not_found' });
    expect(await upload(slots.data[0])).toBe(200);
    expect((await api(app).post('/auth/signup', form)).status).toBe(200);
  });

  it('that belongs to somebody else, or lies elsewhere, stops the sign-up', async () => {
    const { avatar: theirs } = await signUp(app);
    const { email, code } = await proofOf('mia@example.org');
    for (const avatar of [theirs, 'https://elsewhere.example/track.png', '/api/file/me.png']) {
      const refused = await api(app).post('/auth/signup', { ...profile, avatar, email, code });
      expect([avatar, refused]).toMatchObject([avatar, { status: 404, code: 'file_not_found' }]);
      expect(refused.errors).toEqual(['This file could not be found.']);
      expect(endpoints.auth.signup.errors).toContain(refused.code);
    }
  });

  it('of a registration opens no other folder', async () => {
    const { token } = await proofOf('lea@example.org');
    const refused = await api(app, token).post('/file/presigned', { ...request, folder: 'upload' });
    expect(refused.status).toBe(403);
    const { token: session } = await signUp(app);
    expect((await api(app, session).post('/file/presigned', { ...request, folder: 'upload' })).status).toBe(
      200,
    );
  });
});
