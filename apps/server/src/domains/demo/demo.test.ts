import { randomUUID } from 'node:crypto';
import type { DemoAccount, SocketNamespace } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestRecognizer, type TestRecognizer } from '../../../test/createTestRecognizer.ts';
import { ask, openSocket } from '../../../test/sockets.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { demoConversations } from './demoConversations.ts';
import { demoGroup } from './demoGroup.ts';
import { practiceLines } from './practiceLines.ts';

describe('the demo in the running application', () => {
  let world: World;
  let accounts: DemoAccount[];
  let engine: TestRecognizer;
  let address: string;
  beforeAll(async () => {
    engine = createTestRecognizer();
    world = await createWorld({
      environment: { DEMO: '1', TRANSLATE_ENGINES: 'phrases' },
      recognizers: [engine],
    });
    address = world.app.core.ownUrl();
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
    await vi.waitFor(async () => expect(await read()).toHaveLength(3), { timeout: 10_000 });
    expect(await read()).toContain(practiceLines.marco.answers[0]);
  });

  describe('a recorded voice in a call', () => {
    const begin = async (caller: { token: string }, other: string) => {
      const { data: topics } = await world.api.topics.list({ as: caller });
      const topic = topics.find(
        (one) => !one.is_group && one.members.some(({ name }) => name.startsWith(other)),
      );
      const body = { topic_id: topic?._id ?? '', uuid: randomUUID() };
      const { data } = await world.api.calls.start({ as: caller, body: { ...body, is_video: false } });
      return { ...body, info: data };
    };
    const idOf = (name: string) => accounts.find((one) => one.name.startsWith(name))?._id ?? '';
    const connect = (token: string, name: string, namespace: SocketNamespace, language = 'en') =>
      openSocket(address, {
        namespace,
        token,
        userId: idOf(name),
        query: { accent_code: language, lang_code: language, target_lang_code: '' },
      });

    it('answers for somebody who is offline, and its prepared text is read and translated', async () => {
      const [emma, marcoId] = [await signIn('Emma'), idOf('Marco')];
      const { uuid, topic_id, info } = await begin(emma, 'Marco');
      expect(info.recorded_voices).toEqual([marcoId]);
      const { data: voice } = await world.api.demo.voice({ as: emma, body: { uuid, user_id: marcoId } });
      expect(voice).toMatchObject({ token: expect.any(String) });
      expect(voice.sentences).toHaveLength(5);
      const { data: running } = await world.api.calls.info({ as: emma, params: { uuid } });
      expect(running.state.phase).toBe('running');
      // Before a transcript runs nothing is written.
      await world.api.demo.said({ as: emma, body: { uuid, user_id: marcoId, sentence: 0 } });

      const lines: { data: string; isTranslated: boolean }[] = [];
      const socket = await connect(emma.token, 'Emma', '/speech');
      socket.on('speech-data', (line) => lines.push(line));
      await ask(socket, 'speech-listen', { uuid });
      const sourceOf = async () => {
        const { data } = await world.api.calls.info({ as: emma, params: { uuid } });
        return data.transcript?.speakers.find(({ user_id }) => user_id === marcoId)?.source;
      };
      // Said before the first words, and when the transcript begins again.
      expect(await sourceOf()).toBe('prepared');
      await ask(socket, 'speech-stop', { uuid });
      await ask(socket, 'speech-listen', { uuid });
      expect(await sourceOf()).toBe('prepared');
      await world.api.demo.said({ as: emma, body: { uuid, user_id: marcoId, sentence: 0 } });
      await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
      expect(lines).toMatchObject([
        { data: 'Come sta la tua famiglia?', isTranslated: false },
        { data: 'How is your family?', isTranslated: true },
      ]);
      const { data: read } = await world.api.calls.info({ as: emma, params: { uuid } });
      expect(read.transcript?.speakers).toContainEqual(
        expect.objectContaining({ user_id: marcoId, source: 'prepared', engine: null }),
      );
      socket.disconnect();
      await world.api.calls.end({ as: emma, body: { uuid, topic_id, time: 1 } });
    });

    it('is recognised where an engine knows its language', async () => {
      const marco = await signIn('Marco');
      const { uuid, topic_id } = await begin(marco, 'Emma');
      await world.api.demo.voice({ as: marco, body: { uuid, user_id: idOf('Emma') } });
      const socket = await connect(marco.token, 'Marco', '/speech', 'it');
      await ask(socket, 'speech-listen', { uuid });
      await world.api.demo.said({ as: marco, body: { uuid, user_id: idOf('Emma'), sentence: 2 } });
      await vi.waitFor(() => expect(engine.sessions[0]?.samples()).toBeGreaterThan(16_000), {
        timeout: 10_000,
      });
      const { data: read } = await world.api.calls.info({ as: marco, params: { uuid } });
      expect(read.transcript?.speakers).toContainEqual(
        expect.objectContaining({ user_id: idOf('Emma'), source: 'engine' }),
      );
      socket.disconnect();
      await world.api.calls.end({ as: marco, body: { uuid, topic_id, time: 1 } });
    });

    it('leaves somebody alone whose page has only begun to connect', async () => {
      const [emma, omar] = [await signIn('Emma'), await signIn('Omar')];
      const socket = await connect(omar.token, 'Omar', '/call');
      const { info, uuid, topic_id } = await begin(emma, 'Omar');
      expect(info.recorded_voices).toBeUndefined();
      const ofOmar = { uuid, user_id: idOf('Omar') };
      expect((await world.api.demo.voice({ as: emma, body: ofOmar })).code).toBe('not_found');
      socket.disconnect();
      await vi.waitFor(
        async () => {
          const { data } = await world.api.calls.info({ as: emma, params: { uuid } });
          expect(data.recorded_voices).toEqual([idOf('Omar')]);
        },
        { timeout: 10_000 },
      );
      await world.api.calls.hangup({ as: emma, body: { uuid, topic_id } });
    });

    it('leaves people alone who have a page open, and calls that somebody else began', async () => {
      const [emma, diego] = [await signIn('Emma'), await signIn('Diego')];
      const socket = await connect(diego.token, 'Diego', '/chat');
      const first = await begin(emma, 'Diego');
      expect(first.info.recorded_voices).toBeUndefined();
      const refused = await world.api.demo.voice({
        as: emma,
        body: { uuid: first.uuid, user_id: idOf('Diego') },
      });
      expect(refused.code).toBe('not_found');
      const { data: ofDiego } = await world.api.calls.info({ as: diego, params: { uuid: first.uuid } });
      expect(ofDiego.recorded_voices).toBeUndefined();
      socket.disconnect();
      await world.api.calls.hangup({ as: emma, body: { uuid: first.uuid, topic_id: first.topic_id } });
    });

    it('speaks for three people of a group, and for whoever is added by the page that adds them', async () => {
      const ana = await world.join('Ana');
      const names = ['Marco', 'Omar', 'Nguyễn', 'Diego'].filter((name) => idOf(name) !== '');
      const ids = names.map(idOf);
      const topic_id = await world.group(ana, ...ids.map((id) => ({ id })));
      const uuid = randomUUID();
      const { data } = await world.api.calls.start({ as: ana, body: { topic_id, uuid, is_video: false } });
      expect(data.recorded_voices).toHaveLength(3);
      const [first = '', second = ''] = data.recorded_voices ?? [];
      for (const user_id of [first, second])
        expect((await world.api.demo.voice({ as: ana, body: { uuid, user_id } })).status).toBe(200);
      const other = ids.find((id) => !data.recorded_voices?.includes(id)) ?? ana.id;
      expect((await world.api.demo.voice({ as: ana, body: { uuid, user_id: other } })).code).toBe(
        'not_found',
      );
      const { data: running } = await world.api.calls.info({ as: ana, params: { uuid } });
      expect(running.recorded_voices?.slice(0, 2).sort()).toEqual([first, second].sort());
      await world.api.calls.end({ as: ana, body: { uuid, topic_id, time: 1 } });
    });

    it('takes nobody’s place who answered themselves, and is without a page for a moment', async () => {
      const [emma, minh] = [await signIn('Emma'), await signIn('Nguyễn')];
      const { info, ...reference } = await begin(emma, 'Nguyễn');
      expect(info.recorded_voices).toEqual([idOf('Nguyễn')]);
      await world.api.calls.accept({ as: minh, body: reference });
      const { data } = await world.api.calls.info({ as: emma, params: { uuid: reference.uuid } });
      expect(data.recorded_voices).toBeUndefined();
      await world.api.calls.end({ as: emma, body: { ...reference, time: 1 } });
    });
  });

  it('leaves the one private conversation of the plan Free to somebody who practises', async () => {
    const [ana, bea] = [await world.join('Ana', { plan: 'free' }), await world.join('Bea')];
    await world.api.demo.practise({ as: ana });
    expect(await ana.open(bea)).toEqual(expect.any(String));
  });
});
