import {
  allEvents,
  chatEvents,
  type EventDefinition,
  type Message,
  socketHandshake,
  type Topic,
} from '@franca/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed, nextOf } from '../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../test/world.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

describe('a refusal', () => {
  it.each([
    ['a wrong token', { token: 'A'.repeat(43) }],
    ['no token', { token: '' }],
    ['the name of somebody else', { userId: '019aa000-0000-7000-8000-000000000001' }],
  ])('for %s asks the client not to connect again', async (_name, options) => {
    const refused = await ana.connect(options).catch((error: Error & { data?: unknown }) => error);
    expect(refused).toBeInstanceOf(Error);
    const { data } = refused as { data?: unknown };
    expect(socketHandshake.refusal.parse(data).code).toBe('unauthorized');
  });

  it('ends a connection that asks for thousands of namespaces in one request', async () => {
    const polling = `${ana.address}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(polling)).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const body = Array.from({ length: 3000 }, () => '40/chat,{"token":"x"}').join('\u001e');
    await fetch(`${polling}&sid=${sid}`, { method: 'POST', body });
    await vi.waitFor(async () => expect((await fetch(`${polling}&sid=${sid}`)).status).toBe(400), patient);
    expect((await fetch(`${ana.address}/api/health`)).status).toBe(200);
  });

  it('meets everybody who connects to no namespace', async () => {
    const address = world.app.core.server.listeningOrigin;
    const socket = io(address, { transports: ['websocket'], reconnection: false, forceNew: true });
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toContain('/chat');
    socket.disconnect();
  });
});

describe('connections without a session', () => {
  let crowded: World;
  beforeAll(async () => {
    crowded = await createWorld({ environment: { TRUST_PROXY: '127.0.0.0/8' } });
  });
  afterAll(() => crowded.dispose());

  const open = (from: string) =>
    fetch(`${crowded.app.core.server.listeningOrigin}/socket.io/?EIO=4&transport=polling`, {
      headers: { 'x-forwarded-for': from },
    });

  it('are few of one network, and shut out neither others nor whoever is signed in', async () => {
    const person = await crowded.join('Cem');
    await person.connect();
    const network = '203.0.113.5';
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => open(network)));
      statuses.push(...answers.map(({ status }) => status));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1000);
    expect(statuses.filter((status) => status === 403)).toHaveLength(100);
    expect((await open('203.0.113.6')).status).toBe(200);
    expect((await person.connect()).connected).toBe(true);
  });

  it('are those of pages that left every namespace, too', async () => {
    const socket = await ana.connect();
    const { engine } = socket.io;
    const ended = new Promise((resolve) => engine.once('close', resolve));
    // As a client that keeps the connection: a page ends it by itself.
    engine.write('1/chat,');
    await ended;
  });
});

describe('everything the socket says', () => {
  /** The event of the contract that a wire name belongs to: the longest name it begins with. */
  function eventOf(name: string): EventDefinition | undefined {
    return allEvents
      .filter((event) => event.direction === 'toClient' && event.namespace === '/chat')
      .filter((event) => (event.suffix ? name.startsWith(`${event.name}-`) : name === event.name))
      .sort((one, other) => other.name.length - one.name.length)[0];
  }

  function record(socket: Socket): Map<string, unknown> {
    const received = new Map<string, unknown>();
    socket.onAny((name: string, payload: unknown) => received.set(name, payload));
    return received;
  }

  it('is in the contract', async () => {
    const socket = await bea.connect();
    const received = record(socket);
    await ask(socket, 'topic-listen', { topic_id });
    const { data } = await ana.send(topic_id, 'The phrase memory does not know this');
    await world.api.topics.typing({ as: ana, body: { topic_id } });
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: data.date } });
    await world.api.topics.reaction({ as: ana, body: { topic_id, chat_id: data.chat_id, emoji: '👍' } });
    await world.api.topics.theme({ as: ana, body: { topic_id, theme: 'Forest' } });
    const ofTopic = ['new-chat', 'typing-chat', 'seen-chat', 'react-topic'];
    const first = [
      ...ofTopic.map((name) => `${name}-${topic_id}`),
      `translate-chat-${topic_id}-${bea.id}`,
      'new-topic',
      'update-topic',
    ];
    await vi.waitFor(() => expect([...received.keys()]).toEqual(expect.arrayContaining(first)), patient);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    const last = [`delete-chat-${topic_id}`, 'delete-topic'];
    await vi.waitFor(() => expect([...received.keys()]).toEqual(expect.arrayContaining(last)), patient);
    for (const [name, payload] of received) {
      const event = eventOf(name);
      expect(event, name).toBeDefined();
      expect(event?.payload.safeParse(payload).error, name).toBeUndefined();
    }
  });

  it('reaches a member who has the conversation open, and no longer after closing it', async () => {
    const socket = await bea.connect();
    await ask(socket, 'join-chat', topic_id);
    const shown = nextOf<Message>(socket, 'newChat', { topic_id });
    await ana.send(topic_id, 'One');
    expect((await shown).content).toBe('One');
    await ask(socket, 'leave-chat', topic_id);
    const received = record(socket);
    const shownInList = listed(socket, topic_id);
    await ana.send(topic_id, 'Two');
    await vi.waitFor(() => expect(shownInList()?.last_message?.content).toBe('Two'), patient);
    expect([...received.keys()]).not.toContain(`new-chat-${topic_id}`);
  });
});

describe('a payload that is far too large', () => {
  it('ends its own socket and nothing else', async () => {
    const [noisy, quiet] = [await ana.connect(), await bea.connect()];
    const ended = new Promise((resolve) => noisy.once('disconnect', resolve));
    noisy.emit('topic-listen', { topic_id, padding: 'x'.repeat(1_000_000) });
    await ended;
    expect(await ask(quiet, 'topic-listen', { topic_id })).toEqual({ success: true });
  });
});

describe('a socket that reads nothing', () => {
  type Engine = { transport: { ws: { _socket: { pause: () => void; resume: () => void } } } };

  it('is ended before much waits for it, and the others of the person go on', async () => {
    const [silent, reading] = [await ana.connect(), await ana.connect()];
    const [topic] = (await world.api.topics.list({ as: ana })).data;
    if (!topic) throw new Error('The list of topics is empty.');
    const publisher = world.app.core.sockets.publisher('/chat');
    const last = 300;
    const received = (socket: Socket, version: number) =>
      new Promise<'read'>((resolve) =>
        socket.on('update-topic', (update: Topic) => update.version === version && resolve('read')),
      );
    const ended = new Promise<'ended'>((resolve) => silent.once('disconnect', () => resolve('ended')));
    const read = received(silent, last);
    const network = (silent.io.engine as unknown as Engine).transport.ws._socket;
    network.pause();
    // 30 MB: far more than the machine keeps on the way, as fast as the socket that reads takes it.
    for (let version = 1; version <= last; version += 1) {
      const arrived = received(reading, version);
      const payload = { ...topic, name: 'x'.repeat(100_000), version };
      publisher.toUser(ana.id, chatEvents.updateTopic, {}, payload);
      await arrived;
      reading.off('update-topic');
    }
    network.resume();
    expect(await Promise.race([read, ended])).toBe('ended');
    expect(await ask(reading, 'topic-listen', { topic_id })).toEqual({ success: true });
  });
});

describe('logging out', () => {
  it('ends every socket of the session', async () => {
    const sockets = [await ana.connect(), await ana.connect()];
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    await world.api.auth.logout({ as: ana });
    await Promise.all(ended);
    expect(sockets.map((socket) => socket.connected)).toEqual([false, false]);
  });
});
