import type { DemoAccount } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { demoConversations } from './demoConversations.ts';
import { demoGroup } from './demoGroup.ts';
import { practiceLines } from './practiceLines.ts';

describe('the demo in the running application', () => {
  let world: World;
  let accounts: DemoAccount[];
  beforeAll(async () => {
    world = await createWorld({ environment: { DEMO: '1', TRANSLATE_ENGINES: 'phrases' } });
    accounts = await world.app.demoAccounts();
  });
  afterAll(() => world.dispose());

  const signIn = async (name: string) => {
    const account = accounts.find((candidate) => candidate.name.startsWith(name));
    const { data } = await world.api.dev.login({ body: { user_id: account?._id ?? '' } });
    return { token: data.access_token };
  };

  it('offers six people with faces', async () => {
    expect(accounts).toHaveLength(6);
    for (const { avatar } of accounts) {
      const { statusCode, headers } = await world.app.core.server.inject(avatar ?? '');
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
    }
  });

  it('shows Emma her conversations, newest first, with what she has not read', async () => {
    const emma = await signIn('Emma');
    const { data: topics } = await world.api.topics.list({ as: emma });
    expect(topics).toHaveLength(5);
    expect(topics.map(({ unread_count }) => unread_count)).toEqual([3, 2, 1, 0, 0]);
    const times = topics.map(({ updated_at }) => updated_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('covers several days in order, with a quote, a place and a picture', async () => {
    const emma = await signIn('Emma');
    const { data: topics } = await world.api.topics.list({ as: emma });
    const marco = topics.find(({ members }) => members.some(({ name }) => name.startsWith('Marco')));
    const { data: messages } = await world.api.chat.list({
      as: emma,
      query: {
        topic_id: marco?._id ?? '',
        limit: '100',
      },
    });
    const expected = demoConversations.find(({ members }) => members.join() === 'emma,marco');
    expect(messages).toHaveLength(expected?.lines.length ?? 0);
    expect(new Set(messages.map(({ date }) => date.slice(0, 10))).size).toBeGreaterThan(3);
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['message', 'location', 'image']));
    expect(messages.some(({ reply }) => reply !== null)).toBe(true);
  });

  it('has a group of six languages, in which the last one reads from where she was added', async () => {
    const lastOf = async (name: string) => {
      const as = await signIn(name);
      const group = (await world.api.topics.list({ as })).data.find(({ is_group }) => is_group);
      const page = await world.api.chat.list({ as, query: { topic_id: group?._id ?? '', limit: 100 } });
      return { group, lines: page.data.flatMap(({ system }) => system?.kind ?? []), count: page.data.length };
    };
    const [ofEmma, ofChloe] = [await lastOf('Emma'), await lastOf('Chloé')];
    expect(ofEmma.group).toMatchObject({ name: demoGroup.name, member_count: 6 });
    expect(ofEmma.lines).toEqual(['members-added', 'group-created']);
    expect(ofEmma.count).toBe(demoGroup.lines.length + 2);
    expect(ofChloe.lines).toEqual(['members-added']);
    expect(ofChloe.count).toBe(4);
  });

  it('has a practice partner who says that a program answers, and answers each message once', async () => {
    const ana = await world.join('Ana');
    expect((await world.api.demo.partner({ as: ana })).data).toEqual({
      name: 'Marco Rossi',
      language: 'Italian',
    });
    const begin = async () => (await world.api.demo.practise({ as: ana })).data.topic_id;
    const topic_id = await begin();
    expect(await begin()).toBe(topic_id);
    const read = async () =>
      (await world.api.chat.list({ as: ana, query: { topic_id, limit: 100 } })).data.map(
        ({ content }) => content,
      );
    expect(await read()).toEqual([practiceLines.marco.greeting]);
    await ana.send(topic_id, 'How are you?');
    await vi.waitFor(async () => expect(await read()).toHaveLength(3));
    expect(await read()).toContain(practiceLines.marco.answers[0]);
  });

  it('leaves the one private conversation of the plan Free to somebody who practises', async () => {
    const [ana, bea] = [await world.join('Ana', { plan: 'free' }), await world.join('Bea')];
    await world.api.demo.practise({ as: ana });
    expect(await ana.open(bea)).toEqual(expect.any(String));
  });
});
