import { endpoints } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestEndpoint } from '../../../test/client.ts';
import { uploadAvatar } from '../../../test/uploadFile.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

describe('people', () => {
  let world: World;
  let ana: Person;
  let bao: Person;

  beforeAll(async () => {
    world = await createWorld();
    ana = await world.join('Ana María_Núñez', { email: 'ana@example.org' });
    bao = await world.join('Bảo 100%', { plan: 'free', email: 'bao@example.org' });
    const phone = { dialCode: '61', phoneNumber: '412345678' };
    await world.app.core.database.db.update(users).set(phone).where(eq(users.id, bao.id));
  });
  afterAll(() => world.dispose());

  const search = async (who: Person, query: string) => {
    const { data } = await world.api.users.search({ as: who, query: { query } });
    return data.map((person) => person._id);
  };

  it('are found by a part of the name, whatever the case', async () => {
    expect(await search(bao, 'ANA MAR')).toEqual([ana.id]);
    expect(await search(bao, 'núñez')).toEqual([ana.id]);
  });

  it('are found by the exact address or number only', async () => {
    expect(await search(bao, 'ana@example.org')).toEqual([ana.id]);
    expect(await search(bao, 'ana@example')).toEqual([]);
    expect(await search(ana, '+61 412 345 678')).toEqual([bao.id]);
    expect(await search(ana, '0412345678')).toEqual([bao.id]);
    expect(await search(ana, '41234567')).toEqual([]);
  });

  it('do not find themselves, nor anybody by nothing', async () => {
    expect(await search(ana, 'Ana')).toEqual([]);
    expect(await search(ana, '  ')).toEqual([]);
  });

  it('are not found by wildcards of the database', async () => {
    expect(await search(ana, '%')).toEqual([bao.id]);
    expect(await search(bao, '_')).toEqual([ana.id]);
    expect(await search(ana, 'B_o')).toEqual([]);
  });

  it('see others without number and address', async () => {
    const { data } = await world.api.users.get({ as: ana, params: { id: bao.id } });
    expect(data).toMatchObject({ name: 'Bảo 100%', is_friend: false, subscription: { package: 'free' } });
    expect(JSON.stringify(data)).not.toMatch(/412345678|example\.org/);
  });

  it('who do not exist answer 404', async () => {
    const find = (id: string) => world.api.users.get({ as: ana, params: { id } });
    const missing = await find('00000000-0000-4000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await find('nobody')).status).toBe(400);
  });
});

describe('the profile', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const form = {
    name: 'Maya',
    country: 'Italy',
    language: 'Italian',
    accent: 'Italian (Italy)',
    gender: 'female' as const,
    birthday: '1990-02-28',
    description: 'Ciao',
  };

  it('keeps what was saved', async () => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    const saved = await world.api.users.updateProfile({ as: maya, body: { ...form, avatar } });
    expect(saved).toMatchObject({ status: 200, data: { ...form, avatar } });
    expect((await world.api.users.me({ as: maya })).data).toEqual(saved.data);
  });

  it('forgets birthday and description that are sent as null', async () => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    await world.api.users.updateProfile({ as: maya, body: { ...form, avatar } });
    const empty = { ...form, avatar, birthday: null, description: null };
    expect((await world.api.users.updateProfile({ as: maya, body: empty })).data).toMatchObject(empty);
  });

  it.each(['1899-12-31', '2023-02-29', '2999-01-01'])('refuses the birthday %s', async (birthday) => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    const refused = await world.api.users.updateProfile({ as: maya, body: { ...form, avatar, birthday } });
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('sends mail to ten new addresses of one account within an hour, not to any number', async () => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    const save = (email: string) =>
      world.api.users.updateProfile({ as: maya, body: { ...form, avatar, email } });
    for (let index = 0; index < 10; index += 1)
      expect((await save(`maya${index}@example.org`)).status).toBe(200);
    const refused = await save('maya10@example.org');
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses an address in use, whatever its case, and changes nothing', async () => {
    const other = await world.join('Test Person', { email: 'taken@example.org' });
    const maya = await world.join('Before');
    const { avatar } = maya;
    const refused = await world.api.users.updateProfile({
      as: maya,
      body: {
        ...form,
        avatar,
        email: 'TAKEN@example.org',
      },
    });
    expect(refused).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await world.api.users.me({ as: maya })).data).toMatchObject({ name: 'Before' });
    expect((await world.api.users.me({ as: other })).data).toMatchObject({ email: 'taken@example.org' });
  });

  it('says of ten addresses an hour whether they are in use, not of any number', async () => {
    await world.join('Other', { email: 'known@example.org' });
    const maya = await world.join('Maya');
    const save = (email: string) =>
      world.api.users.updateProfile({ as: maya, body: { ...form, avatar: maya.avatar, email } });
    for (let index = 0; index < 10; index += 1)
      expect(await save('known@example.org')).toMatchObject({ code: 'email_taken' });
    // Nothing distinguishes one that is in use from one that is not any more.
    expect(await save('known@example.org')).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await save('unknown@example.org')).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('says of 120 numbers and addresses an hour whether somebody is found by them, and goes on finding names', async () => {
    const maya = await world.join('Maya');
    const find = (query: string) => world.api.users.search({ as: maya, query: { query } });
    for (let index = 0; index < 60; index += 1) {
      expect((await find(`+61 4${10_000_000 + index}`)).status).toBe(200);
      expect((await find(`nobody${index}@example.org`)).status).toBe(200);
    }
    for (const query of ['0412 345 678', 'somebody@example.org'])
      expect(await find(query)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await find('Maya')).status).toBe(200);
  });

  it('makes a new address a sign-in address by the quick link to it', async () => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    const searcher = await world.join('Maya');
    await world.api.users.updateProfile({
      as: maya,
      body: { ...form, avatar, email: 'new@example.org' },
    });
    const find = () => world.api.users.search({ as: searcher, query: { query: 'new@example.org' } });
    expect((await find()).data).toEqual([]);
    const fields = await world.linkTo('new@example.org');
    const opened = await world.api.auth.emailCodeVerify({ body: fields });
    expect(opened.data).toMatchObject({ is_registered: true, user: { id: maya.id } });
    expect((await find()).data).toMatchObject([{ _id: maya.id }]);
  });

  it('shows only a face that its person uploaded, or the one it had', async () => {
    const [mia, other] = [await world.join('Maya'), await world.join('Maya')];
    const save = (avatar: string) => world.api.users.updateProfile({ as: mia, body: { ...form, avatar } });
    for (const avatar of [other.avatar, 'https://elsewhere.example/track.png']) {
      expect(await save(avatar)).toMatchObject({ status: 404, code: 'file_not_found' });
    }
    expect((await save(mia.avatar)).data).toMatchObject({ avatar: mia.avatar });
    const uploaded = await uploadAvatar(world.app, mia.token);
    expect(uploaded).not.toBe(mia.avatar);
    expect((await save(uploaded)).data).toMatchObject({ avatar: uploaded });
  });

  it('answers each wrong field with its sentence', async () => {
    const maya = await world.join('Maya');
    const { avatar } = maya;
    const wrong = { ...form, avatar, name: ' ', gender: 'unknown', email: 'nonsense' };
    const answer = await requestEndpoint(world.app, endpoints.users.updateProfile, { as: maya, body: wrong });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: expect.arrayContaining([
          'Full name is required. Please enter one.',
          'Gender is required. Please select one.',
          'Invalid email address. Please try again.',
        ]),
      },
    });
  });
});
