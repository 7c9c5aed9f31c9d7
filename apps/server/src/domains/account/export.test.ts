import { randomUUID } from 'node:crypto';
import { plans } from '@franca/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repeatingAssistant } from '../../../test/repeatingAssistant.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { createWorld, type World } from '../../../test/world.ts';

describe("the archive of a person's data", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ assistant: repeatingAssistant });
  });
  afterAll(() => world.dispose());

  async function fetchArchive(url: string) {
    const answer = await world.app.core.server.inject({ method: 'GET', url });
    return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload };
  }

  it('holds profile, friends, conversations and files, and nothing that was deleted on this side', async () => {
    const { ana, bea, topic_id } = await world.pair();
    await world.api.friends.add({ as: ana, body: { target_user_id: bea.id } });
    const gone = await ana.open(await world.join('Cleo'));
    await ana.send(gone, 'Deleted before');
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id: gone } });
    await ana.send(topic_id, 'Words of Ana');
    const { chat_id } = (await bea.send(topic_id, 'Words of Bea')).data;
    await world.api.chat.star({ as: ana, body: { topic_id, chat_id, is_starred: true } });
    const poll = { question: 'Sea or hills?', options: ['Sea', 'Hills'] };
    const asked = { topic_id, type: 'poll', chat_id: bea.chatId(), poll } as const;
    const { data: posed } = await world.api.chat.send({ as: bea, body: asked });
    await world.api.chat.vote({ as: ana, body: { topic_id, chat_id: posed.chat_id, options: [1] } });
    await ana.upload({ name: 'boat.png', bytes: tinyPicture });

    await world.api.assistant.create({ as: ana, body: { content: 'Where is the sea?' } });
    await world.api.assistant.create({ as: bea, body: { content: 'Asked by Bea' } });

    const { data } = await world.api.account.requestExport({ as: ana });
    const { status, type, bytes } = await fetchArchive(data.url);
    expect([status, type]).toEqual([200, 'application/zip']);
    const entries = Object.entries(unzipSync(bytes)).map(
      ([name, content]) => [name, Buffer.from(content).toString()] as const,
    );
    const read = (end: string) =>
      entries.filter(([name]) => name.endsWith(end)).map(([, content]) => content);
    expect(JSON.parse(read('profile.json')[0] ?? '')).toMatchObject({ _id: ana.id, name: 'Ana' });
    expect(JSON.parse(read('friends.json')[0] ?? '')).toMatchObject([{ name: 'Bea', is_requested: true }]);
    const words = read('/messages.json').flatMap((json) => JSON.parse(json));
    expect(words).toMatchObject([
      { by: 'Ana', text: 'Words of Ana', recalled: false, starred: false },
      { by: 'Bea', text: 'Words of Bea', recalled: false, starred: true, votes: [] },
      { by: 'Bea', text: 'Sea or hills?\nSea\nHills', votes: ['Hills'] },
    ]);
    expect(read('/messages.txt').join('')).toMatch(/Ana: Words of Ana\n.* Bea: Words of Bea\n/);
    expect(JSON.parse(read('smarttalk.json')[0] ?? '')).toMatchObject([
      {
        content: 'Where is the sea?',
        messages: [{ content: 'Where is the sea?' }, { content: 'You said: Where is the sea?' }],
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Asked by Bea');
    expect(JSON.stringify(entries)).not.toContain('Deleted before');
    expect(read('boat.png')).toHaveLength(1);
  });

  it('holds payments, calls and notifications of the person, and not those of others', async () => {
    const [ana, bea] = [await world.join('Ana', { plan: 'free' }), await world.join('Bea')];
    const topic_id = await bea.open(ana);
    await world.api.billing.checkOut({
      as: ana,
      body: { token: 'tok_visa', package_name: 'premium', package_price: plans.premium.price },
    });
    const uuid = randomUUID();
    await world.api.calls.start({ as: bea, body: { topic_id, uuid, is_video: false } });
    await world.api.calls.hangup({ as: bea, body: { topic_id, uuid } });

    const missed = await vi.waitFor(
      async () => {
        const { data } = await world.api.notifications.list({ as: ana, query: {} });
        expect(data.notifications).toHaveLength(1);
        return data.notifications;
      },
      { timeout: 10_000 },
    );

    await world.api.topics.setTerm({ as: ana, body: { topic_id, term: 'Will', translations: null } });
    const sticker = await ana.upload({ name: 'shell.png', bytes: tinyPicture, folder: 'sticker' });
    await world.api.stickers.add({ as: ana, body: { file_url: sticker, name: 'shell' } });
    const archiveOf = async (person: typeof ana) => {
      const { data } = await world.api.account.requestExport({ as: person });
      const files = unzipSync((await fetchArchive(data.url)).bytes);
      return (name: string): unknown => JSON.parse(Buffer.from(files[name] ?? []).toString());
    };
    const read = await archiveOf(ana);
    expect(read('payments.json')).toMatchObject([
      { kind: 'payment', status: 'paid', package: 'premium', amount_cents: 499, last4: '4242' },
    ]);
    const call = { uuid, topic_id, is_video: false, ending: 'hangup' };
    expect(read('calls.json')).toMatchObject([{ ...call, is_own: false, state: 'missed', seconds: 0 }]);
    expect(read('notifications.json')).toEqual(missed);
    expect(read('stickers.json')).toMatchObject([{ url: sticker, name: 'shell' }]);
    expect(read('glossary.json')).toMatchObject([{ topic_id, term: 'Will', translations: null }]);
    const readOther = await archiveOf(bea);
    expect(readOther('payments.json')).toEqual([]);
    expect(readOther('calls.json')).toMatchObject([{ ...call, is_own: true }]);
    expect(readOther('notifications.json')).toEqual([]);
    expect(readOther('glossary.json')).toEqual([]);
    expect(readOther('stickers.json')).toEqual([]);
  });

  it('is reached by an address that ends with the session that asked for it', async () => {
    const ana = await world.join('Ana');
    const signInAgain = async (): Promise<{ token: string | null }> => {
      const email = (await world.api.users.me({ as: ana })).data.email ?? '';
      await world.api.auth.emailVerify({ body: { email, type: 'web' } });
      const { data } = await world.api.auth.emailCodeVerify({ body: await world.linkTo(email) });
      return { token: data.access_token };
    };
    const other = await signInAgain();
    const addressFor = async (as: { token: string | null }) =>
      (await world.api.account.requestExport({ as })).data.url;
    const [own, others] = [await addressFor(ana), await addressFor(other)];
    expect((await fetchArchive(others)).status).toBe(200);
    await world.api.auth.logout({ as: other });
    expect((await fetchArchive(others)).status).toBe(404);
    expect((await fetchArchive(own)).status).toBe(200);
    const third = await addressFor(await signInAgain());
    await world.api.account.signOutOthers({ as: ana });
    expect((await fetchArchive(third)).status).toBe(404);
  });

  it('is given out three times a day, to nobody else, and not for long', async () => {
    const ana = await world.join('Ana');
    const ask = () => world.api.account.requestExport({ as: ana });
    const { data } = await ask();
    const [key = ''] = data.url.split('/').slice(-1);
    const other = await world.join('Other');
    const forged = data.url.replace(key, key.replace(ana.id, other.id));
    expect((await fetchArchive(forged)).status).toBe(404);
    expect((await fetchArchive(data.url)).status).toBe(200);
    world.app.testClock.advance(16 * 60);
    expect((await fetchArchive(data.url)).status).toBe(404);
    await ask();
    await ask();
    expect(await ask()).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});
