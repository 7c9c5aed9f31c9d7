import { endpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { createOutboxMailer } from '../../adapters/mail/createOutboxMailer.ts';
import type { Delivery } from '../../ports/Delivery.ts';
import type { Mail } from '../../ports/Mailer.ts';

describe('an address that was entered in a profile', () => {
  let world: World;
  let count = 0;
  let isBroken = false;

  beforeAll(async () => {
    const send = (mail: Mail): Promise<Delivery> => {
      if (isBroken) return Promise.resolve({ status: 'failed', detail: 'broken' });
      return createOutboxMailer({ db: world.app.core.database.db }).send(mail);
    };
    world = await createWorld({ mailer: { id: 'outbox', send, close: async () => undefined } });
  });
  afterAll(() => world.dispose());

  const newAddress = (): string => `claimed-${++count}@example.org`;
  const profileOf = async (who: Person) => (await world.api.users.me({ as: who })).data;

  async function claim(who: Person, email: string | null) {
    const { avatar } = who;
    const place = { country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' };
    const form = { name: 'Claimant', avatar, ...place, gender: 'other' as const, email };
    return world.api.users.updateProfile({ as: who, body: form });
  }

  const askLink = (email: string) => world.api.auth.emailVerify({ body: { email, type: 'web' } });
  const open = (fields: { email: string; code: string; h: string }) =>
    world.api.auth.emailCodeVerify({ body: fields });

  it('is not confirmed by a link that somebody asked for to sign in', async () => {
    const stranger = await world.join('Test Person');
    const email = newAddress();
    await claim(stranger, email);
    await askLink(email);
    expect((await open(await world.linkTo(email))).data).toMatchObject({ is_registered: false, user: null });
  });

  it('goes to the person who signs up with it, away from the one who only entered it', async () => {
    const stranger = await world.join('Test Person');
    const email = newAddress();
    await claim(stranger, email);
    const owner = await world.join('Test Person', { email });
    expect(owner.id).not.toBe(stranger.id);
    expect(await profileOf(owner)).toMatchObject({ email, sign_in_email: email });
    const { sign_in_email } = await profileOf(stranger);
    expect(sign_in_email).not.toBeNull();
    expect(await profileOf(stranger)).toMatchObject({ email: sign_in_email });
  });

  it('is confirmed for the account that the link was made for, once', async () => {
    const [first, second] = [await world.join('Test Person'), await world.join('Test Person')];
    const email = newAddress();
    await claim(first, email);
    const forFirst = await world.linkTo(email);
    expect((await claim(second, email)).status).toBe(200);
    const forSecond = await world.linkTo(email);
    const opened = await open(forSecond);
    expect(opened.data).toMatchObject({ is_registered: true, user: { id: second.id } });
    expect((await profileOf(first)).email).not.toBe(email);
    expect(await profileOf(second)).toMatchObject({ email, sign_in_email: email });
    for (const fields of [forFirst, forSecond]) {
      expect(await open(fields)).toMatchObject({ status: 400, code: 'link_invalid' });
    }
  });

  it('is confirmed neither after its owner signed up nor after the profile names another', async () => {
    const stranger = await world.join('Test Person');
    const [first, second] = [newAddress(), newAddress()];
    await claim(stranger, first);
    const taken = await world.linkTo(first);
    await world.join('Test Person', { email: first });
    expect(await open(taken)).toMatchObject({ status: 400, code: 'link_invalid' });
    await claim(stranger, second);
    const left = await world.linkTo(second);
    await claim(stranger, newAddress());
    expect(await open(left)).toMatchObject({ status: 400, code: 'link_invalid' });
  });

  it('replaces the confirmed one only once its link is opened, and the confirmed one is notified', async () => {
    const email = newAddress();
    const person = await world.join('Test Person', { email });
    const next = newAddress();
    expect((await claim(person, next)).data).toMatchObject({ email: next, sign_in_email: email });
    expect((await world.sentTo(email)).text).toContain(next);
    await askLink(email);
    expect((await open(await world.linkTo(email))).data).toMatchObject({ user: { id: person.id } });
    await claim(person, next);
    await open(await world.linkTo(next));
    expect(await profileOf(person)).toMatchObject({ email: next, sign_in_email: next });
    await askLink(email);
    expect((await open(await world.linkTo(email))).data).toMatchObject({ is_registered: false });
  });

  it('is given up by entering the confirmed one again', async () => {
    const email = newAddress();
    const person = await world.join('Test Person', { email });
    const next = newAddress();
    await claim(person, next);
    expect((await claim(person, email)).data).toMatchObject({ email, sign_in_email: email });
    expect(await open(await world.linkTo(next))).toMatchObject({ code: 'link_invalid' });
  });

  it('cannot be removed where nothing else signs in', async () => {
    const person = await world.join('Test Person');
    const before = await profileOf(person);
    expect(await claim(person, null)).toMatchObject({ status: 409, code: 'email_needed' });
    expect(await profileOf(person)).toEqual(before);
  });

  it('is confirmed by a link that is no proof for a sign-up', async () => {
    const stranger = await world.join('Test Person');
    const email = newAddress();
    await claim(stranger, email);
    const { code } = await world.linkTo(email);
    await open(await world.linkTo(email));
    const { avatar } = stranger;
    const place = { country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' };
    const form = { name: 'Second', avatar, ...place, gender: 'other' as const, email, code };
    expect(await world.api.auth.signup({ body: form })).toMatchObject({ code: 'verification_required' });
  });

  it('gets a mail that says what the link confirms, not the one for signing in', async () => {
    const stranger = await world.join('Test Person', { language: 'Italian', accent: 'Italian (Italy)' });
    const email = newAddress();
    await claim(stranger, email);
    const asked = (await world.sentTo(email)).subject;
    await askLink(email);
    expect((await world.sentTo(email)).subject).toBe('Your Franca Quick Link');
    expect(asked).toBe('Conferma il tuo indirizzo e-mail per Franca');
  });

  it('is not stored when the mail to it cannot be sent', async () => {
    const person = await world.join('Test Person');
    const before = await profileOf(person);
    isBroken = true;
    const refused = await claim(person, newAddress());
    isBroken = false;
    expect(refused).toMatchObject({ status: 502, code: 'delivery_failed' });
    expect(endpoints.users.updateProfile.errors).toContain(refused.code);
    expect(await profileOf(person)).toEqual(before);
  });
});
