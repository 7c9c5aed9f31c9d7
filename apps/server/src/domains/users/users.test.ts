import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { type SignedUp, signUp } from '../../../test/signUp.ts';
import { uploadAvatar } from '../../../test/uploadAvatar.ts';
import { users } from '../../db/schema/users.ts';

type Found = { _id: string; name: string };

describe('people', () => {
  let app: TestApp;
  let ana: SignedUp;
  let bao: SignedUp;

  beforeAll(async () => {
    app = await createTestApp();
    ana = await signUp(app, { name: 'Ana María_Núñez', email: 'ana@example.org' });
    bao = await signUp(app, { name: 'Bảo 100%', email: 'bao@example.org' });
    const phone = { dialCode: '61', phoneNumber: '412345678' };
    await app.core.database.db.update(users).set(phone).where(eq(users.id, bao.user._id));
  });
  afterAll(() => app.dispose());

  const search = async (who: SignedUp, query: string) => {
    const { data } = await api(app, who.token).get<Found[]>('/user', { query });
    return data.map((person) => person._id);
  };

  it('are found by a part of the name, whatever the case', async () => {
    expect(await search(bao, 'ANA MAR')).toEqual([ana.user._id]);
    expect(await search(bao, 'núñez')).toEqual([ana.user._id]);
  });

  it('are found by the exact address or number only', async () => {
    expect(await search(bao, 'ana@example.org')).toEqual([ana.user._id]);
    expect(await search(bao, 'ana@example')).toEqual([]);
    expect(await search(ana, '+61 412 345 678')).toEqual([bao.user._id]);
    expect(await search(ana, '0412345678')).toEqual([bao.user._id]);
    expect(await search(ana, '41234567')).toEqual([]);
  });

  it('do not find themselves, nor anybody by nothing', async () => {
    expect(await search(ana, 'Ana')).toEqual([]);
    expect(await search(ana, '  ')).toEqual([]);
  });

  it('are not found by wildcards of the database', async () => {
    expect(await search(ana, '%')).toEqual([bao.user._id]);
    expect(await search(bao, '_')).toEqual([ana.user._id]);
    expect(await search(ana, 'B_o')).toEqual([]);
  });

  it('see others without number and address', async () => {
    const { data } = await api(app, ana.token).get(`/user/${bao.user._id}`);
    expect(data).toMatchObject({ name: 'Bảo 100%', is_friend: false, subscription: { package: 'free' } });
    expect(JSON.stringify(data)).not.toMatch(/412345678|example\.org/);
  });

  it('who do not exist answer 404', async () => {
    const missing = await api(app, ana.token).get('/user/00000000-0000-4000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await api(app, ana.token).get('/user/nobody')).status).toBe(400);
  });
});

describe('the profile', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  const form = {
    name: 'Maya',
    country: 'Italy',
    language: 'Italian',
    accent: 'Italian (Italy)',
    gender: 'female',
    birthday: '1990-02-28',
    description: 'Ciao',
  };

  it('keeps what was saved', async () => {
    const { token, avatar } = await signUp(app);
    const saved = await api(app, token).post('/user/update-profile', { ...form, avatar });
    expect(saved).toMatchObject({ status: 200, data: { ...form, avatar } });
    expect((await api(app, token).get('/user/me')).data).toEqual(saved.data);
  });

  it('forgets birthday and description that are sent as null', async () => {
    const { token, avatar } = await signUp(app);
    await api(app, token).post('/user/update-profile', { ...form, avatar });
    const empty = { ...form, avatar, birthday: null, description: null };
    expect((await api(app, token).post('/user/update-profile', empty)).data).toMatchObject(empty);
  });

  it('refuses an address in use, whatever its case, and changes nothing', async () => {
    const other = await signUp(app, { email: 'taken@example.org' });
    const { token, avatar } = await signUp(app, { name: 'Before' });
    const refused = await api(app, token).post('/user/update-profile', {
      ...form,
      avatar,
      email: 'TAKEN@example.org',
    });
    expect(refused).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await api(app, token).get('/user/me')).data).toMatchObject({ name: 'Before' });
    expect((await api(app, other.token).get('/user/me')).data).toMatchObject({ email: 'taken@example.org' });
  });

  it('makes a new address a sign-in address by the quick link to it', async () => {
    const { token, user, avatar } = await signUp(app);
    const searcher = await signUp(app);
    await api(app, token).post('/user/update-profile', { ...form, avatar, email: 'new@example.org' });
    const find = () => api(app, searcher.token).get<{ _id: string }[]>('/user', { query: 'new@example.org' });
    expect((await find()).data).toEqual([]);
    const outbox = await api(app).get<{ link: string }[]>('/dev/outbox', { to: 'new@example.org' });
    const query = new URL(outbox.data[0]?.link ?? '').searchParams;
    const fields = { email: 'new@example.org', code: query.get('code'), h: query.get('h') };
    const opened = await api(app).post('/auth/v2/email-code-verify', fields);
    expect(opened.data).toMatchObject({ is_registered: true, user: { id: user._id } });
    expect((await find()).data).toMatchObject([{ _id: user._id }]);
  });

  it('shows only a face that its person uploaded, or the one it had', async () => {
    const [mia, other] = [await signUp(app), await signUp(app)];
    const save = (avatar: string) => api(app, mia.token).post('/user/update-profile', { ...form, avatar });
    for (const avatar of [other.avatar, 'https://elsewhere.example/track.png']) {
      expect(await save(avatar)).toMatchObject({ status: 404, code: 'file_not_found' });
    }
    expect((await save(mia.avatar)).data).toMatchObject({ avatar: mia.avatar });
    const uploaded = await uploadAvatar(app, mia.token);
    expect(uploaded).not.toBe(mia.avatar);
    expect((await save(uploaded)).data).toMatchObject({ avatar: uploaded });
  });

  it('answers each wrong field with its sentence', async () => {
    const { token, avatar } = await signUp(app);
    const wrong = { ...form, avatar, name: ' ', gender: 'unknown', email: 'nonsense' };
    const { status, errors } = await api(app, token).post('/user/update-profile', wrong);
    expect(status).toBe(400);
    expect(errors).toEqual(
      expect.arrayContaining([
        'Full name is required. Please enter one.',
        'Gender is required. Please select one.',
        'Invalid email address. Please try again.',
      ]),
    );
  });
});
