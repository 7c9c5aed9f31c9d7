import { chatEventNames, type Topic } from '@franca/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/data/queryClient.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { topicsKey, useTopics } from './useTopics.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const topic = (_id: string, seq: number, unread_count: number) =>
  ({
    _id,
    seq,
    version: seq,
    unread_count,
    is_hidden: false,
    updated_at: '2026-01-01T00:00:00.000Z',
  }) as Topic;

it('takes the counts of the device’s copy for present ones only when the server has answered', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  const listeners = new Map<object, (topic: Topic) => void>();
  const socket = {
    on: (event: object, _params: object, listener: (topic: Topic) => void) => {
      listeners.set(event, listener);
      return () => undefined;
    },
    subscribe: () => () => undefined,
    getState: () => ({ status: 'connecting' }),
  } as unknown as ChatSocket;
  queryClient.setQueryData(topicsKey, [topic('ana', 1, 2), topic('ben', 1, 0)]);
  const { result } = renderHook(() => useTopics(socket), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const countOf = (id: string) => result.current.data?.find(({ _id }) => _id === id)?.unread_count;
  expect(countOf('ana')).toBe(2);

  // Something happens in another conversation.
  act(() => listeners.get(chatEventNames.updateTopic)?.(topic('ben', 2, 1)));
  await waitFor(() => expect(countOf('ben')).toBe(1));
  expect(result.current.isPresent).toBe(false);

  const data = [topic('ana', 4, 3), topic('ben', 2, 1)];
  answer(Response.json({ success: true, data }));
  await waitFor(() => expect(countOf('ana')).toBe(3));
  expect(result.current.isPresent).toBe(true);
});
