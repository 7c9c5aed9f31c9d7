import { ApiError } from '@franca/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { acceptInvitation } from '../../lib/session/acceptedInvitation.ts';
import { keepInvitation } from '../../lib/session/invitation.ts';
import { useInvitation } from './useInvitation.ts';

type Topic = Awaited<ReturnType<typeof api.topics.createPrivate>>;

function Chats({ viewerId }: { viewerId: string }) {
  useInvitation(viewerId);
  return null;
}

/** Opens the chats; the returned function reads a part of the address, the id of the open conversation by default. */
function openChats(viewerId = 'ana') {
  cleanup();
  const element = (
    <QueryClientProvider client={queryClient}>
      <ChatAddressProvider>
        <Chats viewerId={viewerId} />
      </ChatAddressProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/chat'] });
  render(<RouterProvider router={router} />);
  return (part = 'topic') => new URLSearchParams(router.state.location.search).get(part);
}

const failure = (status: number, code: ApiError['code']) =>
  new ApiError({ status, code, errors: [`It failed: ${code}.`] });
const spyOnCreate = () => vi.spyOn(api.topics, 'createPrivate').mockResolvedValue({ _id: 'topic' } as Topic);
const spyOnToasts = () => vi.spyOn(toasts, 'show').mockReturnValue('toast');
let create: ReturnType<typeof spyOnCreate>;
let show: ReturnType<typeof spyOnToasts>;

beforeEach(() => {
  create = spyOnCreate();
  show = spyOnToasts();
  keepInvitation(new URLSearchParams('invite=bea'));
  acceptInvitation();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('an invitation', () => {
  it('opens the conversation with the person who invited, once', async () => {
    const topic = openChats();
    await vi.waitFor(() => expect(topic()).toBe('topic'), { timeout: 10_000 });
    expect(create.mock.calls[0]?.[0].body).toMatchObject({ target_user_id: 'bea', check_permission: true });
    openChats();
    expect(create).toHaveBeenCalledOnce();
  });

  it('that somebody with an account follows shows who invited, and begins nothing', async () => {
    localStorage.clear();
    keepInvitation(new URLSearchParams('invite=bea'));
    const part = openChats();
    await vi.waitFor(() => expect(part('person')).toBe('bea'), { timeout: 10_000 });
    expect(part()).toBeNull();
    expect(create).not.toHaveBeenCalled();
    expect(openChats()('person')).toBeNull();
  });

  it('of oneself opens nothing', () => {
    openChats('bea');
    openChats('ana');
    expect(create).not.toHaveBeenCalled();
  });

  it.each(['blocked', 'user_not_found'] as const)('that is refused as %s says so, once', async (code) => {
    create.mockRejectedValue(failure(403, code));
    openChats();
    await vi.waitFor(
      () => expect(show).toHaveBeenCalledExactlyOnceWith({ style: 'error', content: `It failed: ${code}.` }),
      { timeout: 10_000 },
    );
    openChats();
    expect(create).toHaveBeenCalledOnce();
  });

  it('without a connection says so, and is accepted with the next start', async () => {
    create.mockRejectedValueOnce(failure(0, 'network'));
    openChats();
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const topic = openChats();
    await vi.waitFor(() => expect(topic()).toBe('topic'), { timeout: 10_000 });
  });
});
