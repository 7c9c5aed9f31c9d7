import type { ConnectionState, EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import type { NamedEvent } from '@franca/contract/client';
import { expect, it } from 'vitest';
import { createLateSocket } from './createLateSocket.ts';

/** A socket that records what is done with it, and how its state is changed. */
function recordedSocket() {
  const log: string[] = [];
  const listeners = new Set<(state: ConnectionState) => void>();
  const socket = {
    connect: () => log.push('connect'),
    close: () => log.push('close'),
    on: (event: NamedEvent) => {
      log.push(`on ${event.name}`);
      return () => log.push(`off ${event.name}`);
    },
    emit: async (event: NamedEvent) => log.push(`emit ${event.name}`),
    keepSubscribed: (start: NamedEvent, stop: NamedEvent) => {
      log.push(start.name);
      return () => log.push(stop.name);
    },
    subscribe: (listener: (state: ConnectionState) => void) => listeners.add(listener),
  };
  const setState = (state: ConnectionState): void => {
    for (const listener of listeners) listener(state);
  };
  return { socket: socket as unknown as EventSocket<'/chat'>, log, setState };
}

/** A late socket, and what brings its library. */
function setUp() {
  const { socket, log, setState } = recordedSocket();
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const late = createLateSocket('/chat', { userId: 'ana', getToken: () => 'token' }, async () => {
    await coming;
    return { createSocket: () => socket } as never;
  });
  const arrive = async (): Promise<void> => {
    come();
    await new Promise((done) => setImmediate(done));
  };
  return { late, log, setState, arrive };
}

const { deleteTopic, joinChat, leaveChat, newChat, visibility } = chatEventNames;

it('what is begun before the library has come is passed on in order, before the socket connects', async () => {
  const { late, log, arrive } = setUp();
  const stop = late.on(newChat, { topic_id: 'one' }, () => undefined);
  const leave = late.keepSubscribed(joinChat, leaveChat, { topic_id: 'one' });
  late.connect();
  expect(log).toEqual([]);
  await arrive();
  expect(log).toEqual(['on new-chat', 'join-chat', 'connect']);
  stop();
  leave();
  expect(log.slice(3)).toEqual(['off new-chat', 'leave-chat']);
});

it('what was ended before the library has come does not begin', async () => {
  const { late, log, arrive } = setUp();
  late.on(newChat, { topic_id: 'one' }, () => undefined)();
  late.on(deleteTopic, {}, () => undefined);
  late.connect();
  await arrive();
  expect(log).toEqual(['on delete-topic', 'connect']);
});

it('an event that is sent before the library has come is sent then', async () => {
  const { late, log, arrive } = setUp();
  late.connect();
  const sent = late.emit(visibility, { visible: true });
  await arrive();
  await sent;
  expect(log).toEqual(['emit visibility', 'connect']);
});

it('a socket that is closed before its library has come never connects', async () => {
  const { late, log, arrive } = setUp();
  late.connect();
  late.close();
  expect(late.getState()).toEqual({ status: 'closed' });
  await arrive();
  expect(log).toEqual([]);
});

it('the state is that of the socket, and `connecting` while the library is on its way', async () => {
  const { late, setState, arrive } = setUp();
  const seen: string[] = [];
  late.subscribe(({ status }) => seen.push(status));
  expect(late.getState()).toEqual({ status: 'closed' });
  late.connect();
  expect(late.getState()).toEqual({ status: 'connecting' });
  await arrive();
  setState({ status: 'connected' });
  expect(late.getState()).toEqual({ status: 'connected' });
  expect(seen).toEqual(['connecting', 'connected']);
});
