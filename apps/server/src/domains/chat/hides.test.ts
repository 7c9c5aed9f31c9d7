import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

const hide = (as: Person, { chat_id }: { chat_id: string }, topic = topic_id) =>
  world.api.chat.hide({ as, body: { topic_id: topic, chat_id } });
const textsFor = async (as: Person, topic = topic_id) =>
  (await world.api.chat.list({ as, query: { topic_id: topic } })).data.map(({ content }) => content);
const changesFor = async (as: Person) =>
  (await world.api.topics.changes({ as, query: { topic_id } })).data.changes;

describe('a message that somebody deletes for themselves', () => {
  it('is gone for them, whoever wrote it, and stays for the others', async () => {
    const own = await ana.send(topic_id, 'Written by Ana');
    const other = await bea.send(topic_id, 'Written by Bea');
    await hide(ana, own.data);
    await hide(ana, other.data);
    expect(await textsFor(ana)).toEqual([]);
    expect(await textsFor(bea)).toEqual(['Written by Bea', 'Written by Ana']);
  });

  it('is a numbered change of which only they learn what it was', async () => {
    const { data } = await ana.send(topic_id, 'Not for me');
    const [theirs, others] = [await bea.connect(), await ana.connect()];
    for (const socket of [theirs, others]) await ask(socket, 'topic-listen', { topic_id });
    const received = vi.fn();
    others.on(`hide-chat-${topic_id}`, received);
    const change = nextOf(theirs, 'hideChat', { topic_id });
    const { seq } = (await hide(bea, data)).data;
    expect(await change).toMatchObject({ kind: 'hide', seq, chat_id: data.chat_id });
    const [ofBea, ofAna] = [await changesFor(bea), await changesFor(ana)];
    expect(ofBea.at(-1)).toMatchObject({ kind: 'hide', seq, chat_id: data.chat_id });
    expect(JSON.stringify(ofBea)).not.toContain('Not for me');
    expect(ofAna.at(-1)).toMatchObject({ kind: 'topic-updated', seq });
    expect(JSON.stringify(ofAna)).toContain('Not for me');
    expect(JSON.stringify(ofAna.at(-1))).not.toContain(data.chat_id);
    // What comes next reaches both sockets after everything that was sent before.
    const next = nextOf(others, 'newChat', { topic_id });
    await bea.send(topic_id, 'Next');
    await next;
    expect(received).not.toHaveBeenCalled();
  });

  it('is deleted once', async () => {
    const { data } = await ana.send(topic_id);
    const first = await hide(ana, data);
    expect((await hide(ana, data)).data).toEqual(first.data);
    expect((await changesFor(ana)).filter(({ kind }) => kind === 'hide')).toHaveLength(1);
  });

  it('is neither previewed nor counted as unread', async () => {
    const shown = listed(await bea.connect(), topic_id);
    await ana.send(topic_id, 'The one before');
    const { data } = await ana.send(topic_id, 'Not for me');
    await vi.waitFor(() => expect(shown()).toMatchObject({ unread_count: 2 }), patient);
    await hide(bea, data);
    const before = { unread_count: 1, last_message: { content: 'The one before' } };
    await vi.waitFor(() => expect(shown()).toMatchObject(before), patient);
    const [ofAna] = (await world.api.topics.list({ as: ana })).data;
    expect(ofAna).toMatchObject({ last_message: { content: 'Not for me' } });
  });

  it('is previewed in a group for those who did not delete it', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const [ofBea, ofCleo] = [listed(await bea.connect(), group), listed(await cleo.connect(), group)];
    await ana.send(group, 'The one before');
    const { data } = await ana.send(group, 'Not for Bea');
    await vi.waitFor(() => expect(ofBea()?.last_message?.content).toBe('Not for Bea'), patient);
    await hide(bea, data, group);
    await vi.waitFor(() => expect(ofBea()?.last_message?.content).toBe('The one before'), patient);
    await world.api.chat.recall({ as: ana, query: { topic_id: group, chat_id: data.chat_id } });
    await vi.waitFor(() => expect(ofCleo()?.last_message?.recalled).toBe(true), patient);
    expect(ofBea()?.last_message?.content).toBe('The one before');
    expect(ofBea()?.unread_count).toBe(1);
  });

  it('takes its files out of what was shared, for them', async () => {
    const origin_url = await ana.upload({ name: 'notes.txt', bytes: Buffer.from('notes') });
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const { data } = await ana.send(topic_id, 'My notes', { type: 'file', attachments });
    await hide(bea, data);
    const shared = async (as: Person) =>
      (await world.api.topics.attachments({ as, query: { topic_id, type: 'file' } })).data.length;
    expect([await shared(ana), await shared(bea)]).toEqual([1, 0]);
  });

  it('can be deleted across a block, and by nobody who is no member', async () => {
    const { data } = await ana.send(topic_id);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await hide(await world.join('Eve'), data)).toMatchObject({ code: 'topic_not_found' });
    expect((await hide(ana, data)).status).toBe(200);
    expect((await hide(bea, data)).status).toBe(200);
    expect(await hide(bea, { chat_id: bea.chatId() })).toMatchObject({ code: 'message_not_found' });
  });
});
