import type { EventSocket } from '@franca/api-client';
import { callEventNames } from '@franca/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRings } from './followRings.ts';

const userId = '019aa000-0000-7000-8000-000000000007';
const uuid = '019aa000-0000-7000-8000-000000000008';
const call = {
  uuid,
  topic_id: 'topic',
  call_type: '1',
  caller: { _id: 'ana', name: 'Ana', avatar: null },
  group: null,
  started_at: '2026-01-01T12:00:00.000Z',
  fresh_until: '2026-01-01T12:00:10.000Z',
  ring_until: '2026-01-01T12:00:35.000Z',
  sent_at: '2026-01-01T12:00:01.000Z',
};

let answer: () => Promise<Response>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Somebody whose socket the test speaks for, and who is called. */
function ring() {
  const handlers = new Map<unknown, (payload: unknown) => void>();
  let onState = (_state: { status: string }): void => {};
  const socket = {
    on: (event: unknown, _params: unknown, handler: (payload: unknown) => void) => {
      handlers.set(event, handler);
      return () => handlers.delete(event);
    },
    subscribe: (listener: typeof onState) => {
      onState = listener;
      return () => undefined;
    },
  } as unknown as EventSocket<'/call'>;
  const callbacks = { onRing: vi.fn(), onEnd: vi.fn(), onLate: vi.fn() };
  stop = followRings({ userId, socket, ...callbacks });
  const send = (payload: object = call) => handlers.get(callEventNames.incomingCall)?.(payload);
  const connect = async () => {
    onState({ status: 'connected' });
    await vi.advanceTimersByTimeAsync(0);
  };
  send();
  return { ...callbacks, send, connect };
}

const says = (phase: string, own: string) => async () =>
  Response.json({ success: true, data: { state: { phase, members: [{ user_id: userId, state: own }] } } });

describe('a ring', () => {
  it('is shown once however often it is sent, and again to whoever is added to the same call later', () => {
    const { onRing, send } = ring();
    send({ ...call, sent_at: '2026-01-01T12:00:02.000Z' });
    expect(onRing).toHaveBeenCalledOnce();
    send({
      ...call,
      started_at: '2026-01-01T12:05:00.000Z',
      fresh_until: '2026-01-01T12:05:10.000Z',
      ring_until: '2026-01-01T12:05:35.000Z',
      sent_at: '2026-01-01T12:05:00.000Z',
      joins: [{ _id: 'ben', name: 'Ben', avatar: null }],
    });
    // The first one rings still, as nobody said that it ended.
    expect(onRing).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(36_000);
    send({
      ...call,
      started_at: '2026-01-01T12:06:00.000Z',
      fresh_until: '2026-01-01T12:06:10.000Z',
      ring_until: '2026-01-01T12:06:35.000Z',
      sent_at: '2026-01-01T12:06:00.000Z',
    });
    expect(onRing).toHaveBeenCalledTimes(2);
  });

  it('is shown once, unless it arrives late, and ends after 35 seconds', () => {
    const { send, onRing, onLate } = ring();
    send();
    send({ ...call, uuid: 'late', sent_at: '2026-01-01T12:00:11.000Z' });
    expect(onRing.mock.calls).toMatchObject([[{ uuid, topicId: 'topic', isVideo: true }]]);
    vi.advanceTimersByTime(33_999);
    expect(onLate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLate).toHaveBeenCalledOnce();
  });

  it.each([
    ['over', 'missed'],
    ['running', 'joined'],
  ])('ends with the next connection where its end was not received: %s, %s', async (phase, own) => {
    const { connect, onEnd, onLate } = ring();
    answer = says(phase, own);
    await connect();
    expect(onEnd.mock.calls).toEqual([[uuid]]);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(onLate).not.toHaveBeenCalled();
  });

  it('ends where the call is not to be found, and goes on while it rings or nothing is known', async () => {
    const { connect, onEnd } = ring();
    answer = says('ringing', 'ringing');
    await connect();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await connect();
    expect(onEnd).not.toHaveBeenCalled();
    const refusal = { success: false, errors: ['No.'], code: 'call_not_found' };
    answer = async () => Response.json(refusal, { status: 404 });
    await connect();
    expect(onEnd.mock.calls).toEqual([[uuid]]);
  });
});
