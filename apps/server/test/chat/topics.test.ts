import type { Message, Topic } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChatPerson, type ChatWorld, createChatWorld } from './createChatWorld.ts';

describe('conversations', () => {
  let world: ChatWorld;
  let ana: ChatPerson;
  let bea: ChatPerson;

  beforeAll(async () => {
    world = await createChatWorld();
  });
  beforeEach(async () => {
    ana = await world.join('Ana');
    bea = await world.join('Bea', ['Spanish', 'Spanish (Spain)']);
  });
  afterAll(() => world.dispose());

  const open = (who: ChatPerson, target: string) =>
    who.post<Topic>('/topic/private', { target_user_id: target, topic_name: null, check_permission: true });

  it('are one for two people, whoever opens it and however often', async () => {
    const opened = await Promise.all([open(ana, bea.id), open(bea, ana.id), open(ana, bea.id)]);
    expect(new Set(opened.map(({ data }) => data._id)).size).toBe(1);
    expect(opened[0]?.data).toMatchObject({ is_group: false, unread_count: 0, last_message: null, seq: 0 });
    const members = opened[0]?.data.members.map(({ _id }) => _id);
    expect(members?.sort()).toEqual([ana.id, bea.id].sort());
  });

  it('need somebody else who exists', async () => {
    expect(await open(ana, ana.id)).toMatchObject({ status: 400, code: 'friend_self' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await open(ana, nobody)).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('are limited to one that a person on the free plan began', async () => {
    const free = await world.join('Free', undefined, 'free');
    expect((await open(bea, free.id)).status).toBe(200);
    expect((await open(free, ana.id)).status).toBe(200);
    const refused = await open(free, (await world.join('Third')).id);
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted', errors: ['User not permission.'] });
    expect((await open(free, ana.id)).status).toBe(200);
    expect((await open(free, bea.id)).status).toBe(200);
  });

  it('are limited to one also when two are opened at once', async () => {
    const free = await world.join('Hasty', undefined, 'free');
    const statuses = (await Promise.all([open(free, ana.id), open(free, bea.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it('are listed newest first with what was said last', async () => {
    const dan = await world.join('Dan');
    const first = await ana.open(bea);
    const second = await ana.open(dan);
    await ana.send(second, 'to Dan');
    await bea.send(first, 'Hola');
    const list = (await ana.get<Topic[]>('/topic')).data;
    expect(list.map(({ _id }) => _id)).toEqual([first, second]);
    expect(list[0]).toMatchObject({
      last_message: { content: 'Hola', by: { name: 'Bea' } },
      unread_count: 1,
    });
  });

  it('take a theme for both, and lose it by its name', async () => {
    const topic = await ana.open(bea);
    const setTheme = (theme: string | null) => ana.post<Topic>('/topic/theme', { topic_id: topic, theme });
    expect((await setTheme('Forest')).data.theme).toBe('Forest');
    expect((await bea.get<Topic>(`/topic/${topic}`)).data).toMatchObject({ theme: 'Forest', seq: 1 });
    expect((await setTheme('No Theme')).data.theme).toBe(null);
    expect(await setTheme('Neon')).toMatchObject({ status: 400, errors: ['This theme does not exist.'] });
  });

  it('are muted and read in another language on one side only', async () => {
    const topic = await ana.open(bea);
    await ana.post('/topic/mute', { topic_id: topic, is_muted: true });
    await ana.post('/topic/language', { topic_id: topic, language: 'it', show: 'both' });
    const own = { is_muted: true, language: 'it', show: 'both' };
    expect((await ana.get<Topic>(`/topic/${topic}`)).data).toMatchObject(own);
    const theirs = { is_muted: false, language: null, show: 'translated' };
    expect((await bea.get<Topic>(`/topic/${topic}`)).data).toMatchObject(theirs);
  });

  it('receive forwarded copies, once for each chat_id, in a topic made for them', async () => {
    const dan = await world.join('Dan');
    const topic = await ana.open(bea);
    const { data: original } = await bea.send(topic, 'Pass it on');
    const form = { from_chat_id: original.chat_id, new_chat_id: ana.chatId(), target_user_id: dan.id };
    const [one, two] = await Promise.all([
      ana.post<Message>('/chat/forward', form),
      ana.post<Message>('/chat/forward', form),
    ]);
    expect(one).toMatchObject({ status: 200, data: { content: 'Pass it on', by: { _id: ana.id } } });
    expect(two.data._id).toBe(one.data._id);
    expect(one.data.topic_id).toBe(await ana.open(dan));
    expect((await dan.get<Message[]>('/chat', { topic_id: one.data.topic_id })).data).toHaveLength(1);
  });

  it('do not leak by forwarding to somebody who could not read them', async () => {
    const dan = await world.join('Dan');
    const { data: original } = await bea.send(await ana.open(bea), 'Between us');
    const form = { from_chat_id: original.chat_id, new_chat_id: dan.chatId(), target_user_id: ana.id };
    const refused = await dan.post('/chat/forward', form);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(await ana.get('/topic'))).not.toContain(dan.id);
  });
});
