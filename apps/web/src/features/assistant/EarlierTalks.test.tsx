import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { EarlierTalks } from './EarlierTalks.tsx';

const topic = {
  _id: '019aa000-0000-7000-8000-000000000001',
  content: 'Trip',
  created_at: '2026-11-20T10:00:00Z',
};
let unmount: () => void;

afterEach(() => {
  unmount();
  queryClient.clear();
});

function show(topics: readonly object[]) {
  const fetched = vi.fn(async () => Response.json({ success: true, data: topics }));
  vi.stubGlobal('fetch', fetched);
  const onOpen = vi.fn();
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <EarlierTalks onOpen={onOpen} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
  return { fetched, onOpen };
}

it('leads to conversations that one had with another plan', async () => {
  const { onOpen } = show([topic]);
  (await screen.findByRole('button', { name: 'Read my earlier conversations' })).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('offers nothing where there is none', async () => {
  const { fetched } = show([]);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});
