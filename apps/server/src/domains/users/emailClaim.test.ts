import { endpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { type SignedUp, signUp } from '../../../test/signUp.ts';
import { createOutboxMailer } from '../../adapters/mail/createOutboxMailer.ts';
import type { Delivery } from '../../ports/Delivery.ts';
import type { Mail } from '../../ports/Mailer.ts';

type Profile = { email: string | null; avatar: string };
type Fields = { email: string; code: string; h: string };
type Answer = { is_registered: boolean; access_token: string | null; user: { id: string } | null };
type Received = { link: string; subject: string };

describe('an address that was entered in a profile', () => {
  let app: TestApp;
  let count = 0;
  let isBroken = false;

  beforeAll(async () => {
    const send = (mail: Mail): Promise<Delivery> => {
      if (isBroken) return Promise.resolve({ status: 'failed', detail: 'broken' });
      return createOutboxMailer({ db: app.core.database.db }).send(mail);
    };
    app = await createTestApp({ mailer: { id: 'outbox', send, close: async () => undefined } });
  });
  afterAll(() => app.dispose());

  const newAddress = (): string => `claimed-${++count}@example.org`;
  const profileOf = async ({ token }: SignedUp) => (await api(app, token).get<Profile>('/user/me')).data;

  async function claim(who: SignedUp, email: string | null) {
    const { avatar } = who;
    const place = { country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' };
    const form = { name: 'Claimant', avatar, ...place, gender: 'other', email };
    return api(app, who.token).post('/user/update-profile', form);
  }

  async function newestMail(email: string): Promise<Received> {
    const { data } = await api(app).get<Received[]>('/dev/outbox', { to: email });
    return data[0] ?? { link: '', subject: '' };
  }

  async function newestLink(email: string): Promise<Fields> {
    const query = new URL((await newestMail(email)).link).searchParams;
    return { email, code: query.get('code') ?? '', h: query.get('h') ?? '' };
  }

  const askLink = (email: string) => api(app).post('/auth/email-verify', { email, type: 'web' });
  const open = (fields: Fields) => api(app).post<Answer>('/auth/v2/email-code-verify', fields);

  it('is not confirmed by a link that somebody asked for to sign in', async () => {
    const stranger = await signUp(app);
    const email = newAddress();
    await claim(stranger, email);
    await askLink(email);
    expect((await open(await newestLink(email))).data).toMatchObject({ is_registered: false, user: null });
  });

  it('goes to the person who signs up with it, away from the one who only entered it', async () => {
    const stranger = await signUp(app);
    const email = newAddress();
    await claim(stranger, email);
    const owner = await signUp(app, { email });
    expect(owner.user._id).not.toBe(stranger.user._id);
    expect(await profileOf(owner)).toMatchObject({ email });
    expect(await profileOf(stranger)).toMatchObject({ email: null });
  });

  it('is confirmed for the account that the link was made for, once', async () => {
    const [first, second] = [await signUp(app), await signUp(app)];
    const email = newAddress();
    await claim(first, email);
    const forFirst = await newestLink(email);
    expect((await claim(second, email)).status).toBe(200);
    const forSecond = await newestLink(email);
    const opened = await open(forSecond);
    expect(opened.data).toMatchObject({ is_registered: true, user: { id: second.user._id } });
    expect(await profileOf(first)).toMatchObject({ email: null });
    for (const fields of [forFirst, forSecond]) {
      expect(await open(fields)).toMatchObject({ status: 400, code: 'link_invalid' });
    }
  });

  it('is confirmed neither after its owner signed up nor after the profile names another', async () => {
    const stranger = await signUp(app);
    const [first, second] = [newAddress(), newAddress()];
    await claim(stranger, first);
    const taken = await newestLink(first);
    await signUp(app, { email: first });
    expect(await open(taken)).toMatchObject({ status: 400, code: 'link_invalid' });
    await claim(stranger, second);
    const left = await newestLink(second);
    await claim(stranger, null);
    expect(await open(left)).toMatchObject({ status: 400, code: 'link_invalid' });
  });

  it('is confirmed by a link that is no proof for a sign-up', async () => {
    const stranger = await signUp(app);
    const email = newAddress();
    await claim(stranger, email);
    const { code } = await newestLink(email);
    await open(await newestLink(email));
    const { avatar } = stranger;
    const place = { country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' };
    const form = { name: 'Second', avatar, ...place, gender: 'other', email, code };
    expect(await api(app).post('/auth/signup', form)).toMatchObject({ code: 'verification_required' });
  });

  it('gets a mail that says what the link confirms, not the one for signing in', async () => {
    const stranger = await signUp(app, { language: 'Italian', accent: 'Italian (Italy)' });
    const email = newAddress();
    await claim(stranger, email);
    const asked = (await newestMail(email)).subject;
    await askLink(email);
    expect((await newestMail(email)).subject).toBe('Your Franca Quick Link');
    expect(asked).toBe('Conferma il tuo indirizzo e-mail per Franca');
  });

  it('is not stored when the mail to it cannot be sent', async () => {
    const person = await signUp(app);
    const before = await profileOf(person);
    isBroken = true;
    const refused = await claim(person, newAddress());
    isBroken = false;
    expect(refused).toMatchObject({ status: 502, code: 'delivery_failed' });
    expect(endpoints.users.updateProfile.errors).toContain(refused.code);
    expect(await profileOf(person)).toEqual(before);
  });
});
