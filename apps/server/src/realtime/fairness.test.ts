import { randomBytes } from 'node:crypto';
import type { Acknowledgement } from '@franca/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';

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

/** Sends an event many times at once; `answers` fills as they are acknowledged. */
function flood(socket: Socket, count: number) {
  const answers: Acknowledgement[] = [];
  for (let index = 0; index < count; index += 1)
    socket.emit('join-chat', { topic_id }, (answer: Acknowledgement) => answers.push(answer));
  return answers;
}

const endOf = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('socket-ended', resolve));

describe('somebody who sends thousands of events at once', () => {
  it('keeps nobody else waiting, on a socket or in a call', async () => {
    const [noisy, quiet] = [await ana.connect(), await bea.connect()];
    // Answered: the server has read the first of what follows when the others ask.
    await ask(noisy, 'join-chat', { topic_id });
    const answers = flood(noisy, 1000);
    // One after the other: each would wait anew for all that is waiting.
    for (let round = 0; round < 5; round += 1) {
      expect(await ask(quiet, 'topic-listen', { topic_id })).toEqual({ success: true });
      expect((await world.api.users.me({ as: bea })).status).toBe(200);
    }
    expect(answers.length).toBeLessThan(500);
    noisy.disconnect();
  });

  it('is refused what is too much, and ended with the reason', async () => {
    const noisy = await ana.connect();
    const ended = endOf(noisy);
    const answers = flood(noisy, 4000);
    expect(await ended).toEqual({ code: 'rate_limited' });
    const refused = answers.filter(({ success }) => !success);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limited']));
    expect(refused.length).toBeGreaterThanOrEqual(1000);
    for (const { retry_after = 0 } of refused) expect(retry_after).toBeGreaterThan(0);
  });
});

describe('somebody who makes hundreds of calls at once', () => {
  it('keeps nobody else waiting', async () => {
    let answered = 0;
    const noisy = Array.from({ length: 250 }, () =>
      world.api.topics.list({ as: ana }).then((answer) => {
        answered += 1;
        return answer;
      }),
    );
    expect((await world.api.topics.list({ as: bea })).status).toBe(200);
    expect(answered).toBeLessThan(100);
    const statuses = (await Promise.all(noisy)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('a network that makes hundreds of calls at once with made-up tokens', () => {
  it('keeps nobody else waiting', async () => {
    let answered = 0;
    const noisy = Array.from({ length: 500 }, () => {
      const as = { token: randomBytes(32).toString('base64url') };
      return world.api.topics.list({ as, from: '198.51.100.9' }).then((answer) => {
        answered += 1;
        return answer;
      });
    });
    expect((await world.api.topics.list({ as: bea })).status).toBe(200);
    expect(answered).toBeLessThan(200);
    const statuses = (await Promise.all(noisy)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});

describe('the events of one person', () => {
  it('take effect in the order in which they were sent', async () => {
    const socket = await bea.connect();
    const received: string[] = [];
    socket.onAny((name: string) => received.push(name));
    for (let round = 0; round < 20; round += 1) {
      socket.emit('topic-listen', { topic_id });
      socket.emit('topic-stop-listen', { topic_id });
    }
    await ask(socket, 'topic-stop-listen', { topic_id });
    await world.api.topics.typing({ as: ana, body: { topic_id } });
    await ask(socket, 'topic-stop-listen', { topic_id });
    expect(received).toEqual([]);
  });
});

describe('a person with very many sockets', () => {
  it('loses the oldest one, which receives the reason', async () => {
    const oldest = await ana.connect();
    const ended = endOf(oldest);
    const others: Socket[] = [];
    for (let index = 0; index < 50; index += 1) others.push(await ana.connect());
    expect(await ended).toEqual({ code: 'too_many_connections' });
    expect(others.every(({ connected }) => connected)).toBe(true);
    for (const socket of others) socket.disconnect();
  });
});
