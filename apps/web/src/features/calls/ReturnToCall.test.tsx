import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callPath } from '../../lib/calls/callAddress.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { ReturnToCall } from './ReturnToCall.tsx';
import { runningCall } from './runningCall.ts';

const userId = '019aa000-0000-7000-8000-000000000007';
const address = { topicId: 'topic', uuid: '019aa000-0000-7000-8000-000000000008', isVideo: false };
const refusal = { success: false, errors: ['No.'], code: 'call_not_found' };
const state = { phase: 'running', ending: null, members: [{ user_id: userId, state: 'joined' }] };

let answer: () => Promise<Response>;
let unmount: () => void;
const open = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  runningCall.write(address);
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  unmount();
  open.mockReset();
  queryClient.clear();
  runningCall.clear(address.uuid);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(): Promise<void> {
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <ReturnToCall userId={userId} onOpen={open} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
  await pass(1);
}

it('leads back to the call once there is a connection', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await show();
  await pass(20);
  expect(screen.queryByRole('button')).toBeNull();
  answer = async () => Response.json({ success: true, data: { state } });
  await pass(40);
  expect(screen.getByRole('button', { name: 'Return to the call' })).toBeDefined();
  expect(runningCall.read()).toEqual(address);
});

it('opens the page of the call, and makes room for its line as long as it is there', async () => {
  answer = async () => Response.json({ success: true, data: { state } });
  await show();
  expect(document.documentElement.dataset.callRuns).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Return to the call' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(callPath(address), { type: 'return' });
  unmount();
  expect(document.documentElement.dataset.callRuns).toBeUndefined();
});

it.each([
  ['has ended', { ...state, phase: 'ended' }],
  ['the person has left', { ...state, members: [{ user_id: userId, state: 'left' }] }],
])('neither offers nor remembers a call that %s', async (_, changed) => {
  answer = async () => Response.json({ success: true, data: { state: changed } });
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.documentElement.dataset.callRuns).toBeUndefined();
  expect(runningCall.read()).toBeNull();
});

it('forgets a call that is not there any more', async () => {
  answer = async () => Response.json(refusal, { status: 404 });
  await show();
  expect(runningCall.read()).toBeNull();
});
