import { ApiError } from '@franca/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ChatAddressProvider } from '../chatAddress/ChatAddressProvider.tsx';
import { api } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { useGroupActions } from './useGroupActions.ts';

function wrapper({ children }: { children: ReactNode }) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ChatAddressProvider>{children}</ChatAddressProvider>
    </QueryClientProvider>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;
}

describe('deleting a group', () => {
  it('shows the first sentence of a refusal as an error toast', async () => {
    const refusal = new ApiError({
      status: 404,
      code: 'topic_not_found',
      errors: ['There is no such group.'],
    });
    vi.spyOn(api.groups, 'delete').mockRejectedValue(refusal);
    const shown = vi.spyOn(toasts, 'show').mockReturnValue('toast');
    const { result } = renderHook(() => useGroupActions(), { wrapper });
    await expect(result.current.remove('t1')).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toHaveBeenCalledExactlyOnceWith({ style: 'error', content: 'There is no such group.' });
  });
});
