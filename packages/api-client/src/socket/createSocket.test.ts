import { callEvents, chatEvents, speechEvents } from '@franca/contract';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../testing/startServer.ts';
import { createSocket } from './createSocket.ts';
import type { SocketOptions } from './EventSocket.ts';

const userId = '019aa000-0000-7000-8000-000000000001';
const topicId = '019aa000-0000-7000-8000-000000000002';
const patient = { timeout: 15_000, interval: 10 };
const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function setup() {
  const http = await startServer((_, response) => response.end());
  const io = new Server(http.server);
  for (const namespace of ['/chat', '/call', '/speech']) io.of(namespace);
  closers.push(() => io.close());
  const options: SocketOptions<'/chat' | '/call'> = { url: http.url, userId, getToken: () => 'secret' };
  return { io, options };
}

function chatOf(options: SocketOptions) {
  const socket = createSocket('/chat', options);
  closers.push(() => socket.close());
  return socket;
}

function connected(socket: { getState(): { status: string } }) {
  return vi.waitFor(() => expect(socket.getState().status).toBe('connected'), patient);
}

describe('createSocket', () => {
  it('shows person and token at the handshake, over a websocket', async () => {
    const { io, options } = await setup();
    const handshakes: unknown[] = [];
    io.of('/chat').on('connection', ({ handshake, conn }) => {
      handshakes.push([handshake.query.user_id, handshake.auth.token, conn.transport.name]);
    });
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    await vi.waitFor(() => expect(handshakes).toEqual([[userId, 'secret', 'websocket']]), patient);
  });

  it('receives the events of one topic until it stops listening', async () => {
    const { io, options } = await setup();
    const socket = chatOf(options);
    const onEvent = vi.fn();
    const stop = socket.on(chatEvents.typingChat, { topic_id: topicId }, onEvent);
    const last = vi.fn();
    socket.on(chatEvents.deleteTopic, {}, last);
    socket.connect();
    await connected(socket);
    io.of('/chat').emit(`typing-chat-${topicId}`, { user_id: userId, name: 'A' });
    io.of('/chat').emit('typing-chat-other', { user_id: userId, name: 'B' });
    io.of('/chat').emit('delete-topic', { topic_id: topicId });
    await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(1), patient);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ user_id: userId, name: 'A' });
    stop();
    io.of('/chat').emit(`typing-chat-${topicId}`, { user_id: userId, name: 'A' });
    io.of('/chat').emit('delete-topic', { topic_id: topicId });
    await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(2), patient);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it('returns what the server acknowledges', async () => {
    const { io, options } = await setup();
    io.of('/chat').on('connection', (peer) => {
      peer.on('join-chat', (payload, acknowledge) => acknowledge({ success: payload.topic_id === topicId }));
    });
    const socket = chatOf(options);
    socket.connect();
    expect(await socket.emit(chatEvents.joinChat, { topic_id: topicId })).toEqual({ success: true });
  });

  it('fails an event that nobody acknowledges', async () => {
    const { options } = await setup();
    const socket = chatOf({ ...options, ackTimeout: 20 });
    socket.connect();
    await connected(socket);
    await expect(socket.emit(chatEvents.joinChat, { topic_id: topicId })).rejects.toThrow('timed out');
  });

  it('reconnects after an interruption and renews its subscriptions', async () => {
    const { io, options } = await setup();
    const asked: string[] = [];
    io.of('/chat').on('connection', (peer) => {
      peer.on('topic-listen', (payload, acknowledge) => {
        asked.push(payload.topic_id);
        acknowledge({ success: true });
      });
    });
    const socket = chatOf(options);
    const states: string[] = [];
    socket.subscribe((state) => states.push(state.status));
    socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, { topic_id: topicId });
    socket.connect();
    await vi.waitFor(() => expect(asked).toHaveLength(1), patient);
    for (const peer of io.of('/chat').sockets.values()) peer.conn.close();
    await vi.waitFor(() => expect(asked).toEqual([topicId, topicId]), patient);
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  it('says that it is connected again, and asks again, when the server has lost events', async () => {
    const { io, options } = await setup();
    const asked: string[] = [];
    io.of('/chat').on('connection', (peer) => {
      peer.on('topic-listen', (payload, acknowledge) => {
        asked.push(payload.topic_id);
        acknowledge({ success: true });
      });
    });
    const socket = chatOf(options);
    const states: string[] = [];
    socket.subscribe((state) => states.push(state.status));
    socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, { topic_id: topicId });
    socket.connect();
    await vi.waitFor(() => expect(asked).toHaveLength(1), patient);
    for (let node = 1; node <= 3; node += 1) io.of('/chat').emit('events-missed', {});
    await vi.waitFor(() => expect(asked).toEqual([topicId, topicId]), patient);
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  it('comes back when the server itself ended the connection', async () => {
    const { io, options } = await setup();
    const socket = chatOf(options);
    const states: string[] = [];
    socket.subscribe((state) => states.push(state.status));
    socket.connect();
    await connected(socket);
    io.of('/chat').disconnectSockets();
    await vi.waitFor(
      () => expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']),
      patient,
    );
  });

  it('renews a subscription that the server had refused for the moment', async () => {
    const { io, options } = await setup();
    let asked = 0;
    io.of('/chat').on('connection', (peer) => {
      peer.on('topic-listen', (_payload, acknowledge) => {
        asked += 1;
        acknowledge(asked === 1 ? { success: false, code: 'rate_limited' } : { success: true });
      });
    });
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, { topic_id: topicId });
    await vi.waitFor(() => expect(asked).toBe(2), patient);
  });

  it('waits as long as the server asks before it asks again', async () => {
    const { io, options } = await setup();
    const asked: number[] = [];
    io.of('/chat').on('connection', (peer) => {
      peer.on('topic-listen', (_payload, acknowledge) => {
        asked.push(performance.now());
        const refusal = { success: false, code: 'rate_limited', retry_after: 4 };
        acknowledge(asked.length === 1 ? refusal : { success: true });
      });
    });
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, { topic_id: topicId });
    await vi.waitFor(() => expect(asked).toHaveLength(2), patient);
    const [first = 0, second = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(4000);
  });

  it('renews many subscriptions by and by, and that of a conversation without waiting for them', async () => {
    const { io, options } = await setup();
    const received: string[] = [];
    io.of('/chat').on('connection', (peer) => {
      peer.onAny((name, payload, acknowledge) => {
        received.push(name === 'user-status-listen' ? payload.user_id : name);
        acknowledge({ success: true });
      });
    });
    const people = Array.from({ length: 115 }, (_, index) => `person-${index}`);
    const socket = chatOf(options);
    const stops = people.map((user_id) =>
      socket.keepSubscribed(chatEvents.userStatusListen, chatEvents.userStatusStopListen, { user_id }),
    );
    socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, { topic_id: topicId });
    // Not subscribed to any more when its turn comes.
    const [last] = people.splice(-1);
    socket.connect();
    await vi.waitFor(() => expect(received).toContain('topic-listen'), patient);
    // Where the machine is slow, the next ones may have followed.
    expect(received.slice(0, 101)).toEqual([...people.slice(0, 100), 'topic-listen']);
    stops.at(-1)?.();
    await vi.waitFor(() => expect(received).toContain(people.at(-1)), patient);
    const asked = received.filter((name) => name.startsWith('person-'));
    expect(asked).toEqual(people);
    expect(asked).not.toContain(last);
  });

  it('does not come back by itself when it was ended because there are too many', async () => {
    const { io, options } = await setup();
    const socket = chatOf(options);
    const states: string[] = [];
    socket.subscribe((state) => states.push(state.status));
    socket.connect();
    await connected(socket);
    for (const peer of io.of('/chat').sockets.values()) {
      peer.emit('socket-ended', { code: 'too_many_connections' });
      peer.disconnect(true);
    }
    await vi.waitFor(() => expect(socket.getState().status).toBe('refused'), patient);
    expect(socket.getState()).toMatchObject({ code: 'too_many_connections' });
    socket.connect();
    await connected(socket);
    expect(states).toEqual(['connecting', 'connected', 'refused', 'connecting', 'connected']);
  });

  it('waits longer when it was ended because it sent too much', async () => {
    const { io, options } = await setup();
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    io.of('/chat').emit('socket-ended', { code: 'rate_limited' });
    await vi.waitFor(() => expect(socket.getState().status).toBe('reconnecting'), patient);
    expect(timers.mock.calls.map(([, wait]) => wait)).toContain(30_000);
    timers.mockRestore();
  });

  it('counts several subscriptions to one topic as one', async () => {
    const { io, options } = await setup();
    const received: string[] = [];
    io.of('/chat').on('connection', (peer) => {
      peer.onAny((name, ...rest) => {
        received.push(name);
        rest.at(-1)({ success: true });
      });
    });
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    const topic = { topic_id: topicId };
    const first = socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, topic);
    const second = socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, topic);
    first();
    first();
    await socket.emit(chatEvents.joinChat, topic);
    expect(received).toEqual(['topic-listen', 'join-chat']);
    second();
    await socket.emit(chatEvents.leaveChat, topic);
    expect(received.slice(2)).toEqual(['topic-stop-listen', 'leave-chat']);
  });

  it('says when the server does not accept the token, and does not reconnect', async () => {
    const { io, options } = await setup();
    const knocks = vi.fn();
    io.of('/chat').use((_, next) => {
      knocks();
      next(Object.assign(new Error('Please sign in again.'), { data: { code: 'unauthorized' } }));
    });
    const onUnauthorized = vi.fn();
    const socket = chatOf({ ...options, onUnauthorized });
    socket.connect();
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1), patient);
    expect(socket.getState()).toEqual({
      status: 'refused',
      code: 'unauthorized',
      reason: 'Please sign in again.',
    });
    expect(knocks).toHaveBeenCalledTimes(1);
  });

  it('reconnects when the server is not ready', async () => {
    const { io, options } = await setup();
    let ready = false;
    io.of('/chat').use((_, next) => {
      if (ready) return next();
      ready = true;
      next(new Error('Not ready.'));
    });
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
  });

  it('asks for the token at every connection', async () => {
    const { io, options } = await setup();
    const tokens: unknown[] = [];
    io.of('/chat').use((peer, next) => {
      tokens.push(peer.handshake.auth.token);
      next();
    });
    let count = 0;
    const socket = chatOf({ ...options, getToken: () => `token-${++count}` });
    socket.connect();
    await connected(socket);
    io.of('/chat').disconnectSockets();
    await vi.waitFor(() => expect(tokens).toEqual(['token-1', 'token-2']), patient);
  });

  it('is closed for good after close', async () => {
    const { io, options } = await setup();
    const socket = chatOf(options);
    socket.connect();
    await connected(socket);
    socket.close();
    await vi.waitFor(() => expect(io.of('/chat').sockets.size).toBe(0), patient);
    expect(socket.getState()).toEqual({ status: 'closed' });
  });
});

describe('the sockets of a call', () => {
  it('receive the responses to one call', async () => {
    const { io, options } = await setup();
    const socket = createSocket('/call', options);
    closers.push(() => socket.close());
    const onEvent = vi.fn();
    socket.on(callEvents.memberResponse, { uuid: topicId }, onEvent);
    socket.connect();
    await connected(socket);
    const response = { response_type: 'reject', user_id: userId, call_created_by: userId };
    io.of('/call').emit(`member-response-${topicId}`, response);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith(response), patient);
  });

  it('say which languages are spoken, and send the voice as bytes', async () => {
    const { io, options } = await setup();
    const seen: unknown[] = [];
    io.of('/speech').on('connection', (peer) => {
      const { accent_code, lang_code, target_lang_code } = peer.handshake.query;
      seen.push([accent_code, lang_code, target_lang_code]);
      peer.on('speech-stream', (payload) => seen.push([...payload.audio]));
    });
    const socket = createSocket('/speech', {
      ...options,
      query: { accent_code: 'en-AU', lang_code: 'en', target_lang_codes: ['it', 'vi'] },
    });
    closers.push(() => socket.close());
    socket.connect();
    await socket.emit(speechEvents.speechStream, { uuid: topicId, audio: new Uint8Array([1, 2, 3]) });
    await vi.waitFor(
      () =>
        expect(seen).toEqual([
          ['en-AU', 'en', '-it-vi-'],
          [1, 2, 3],
        ]),
      patient,
    );
  });
});
