import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { ReturnToCall } from './ReturnToCall.tsx';
import { runningCall } from './runningCall.ts';

const userId = '019aa000-0000-7000-8000-000000000007';
const address = { topicId: 'topic', uuid: '019aa000-0000-7000-8000-000000000008', isVideo: false };
const refusal = { success: false, errors: ['No.'], code: 'call_not_found' };
const state = { phase: 'running', ending: null, members: [{ user_id: userId, state: 'joined' }] };

let answer: () => Promise<Response>;
let unmount: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  runningCall.write(address);
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  unmount();
  queryClient.clear();
  runningCall.clear(address.uuid);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(): Promise<void> {
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <ReturnToCall userId={userId} onOpen={() => undefined} />
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

it('forgets a call that is not there any more', async () => {
  answer = async () => Response.json(refusal, { status: 404 });
  await show();
  expect(runningCall.read()).toBeNull();
});
