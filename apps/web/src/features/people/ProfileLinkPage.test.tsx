import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { session } from '../../lib/session/session.ts';
import { ProfileLinkPage } from './ProfileLinkPage.tsx';

let answers: { data?: unknown; status?: number; errors?: string[]; code?: string }[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: '019aa000-0000-7000-8000-000000000007' });
  vi.stubGlobal('fetch', async () => {
    const { data, status = 200, errors = [], code } = answers.shift() ?? {};
    return Response.json({ success: status === 200, data, errors, code }, { status });
  });
});

afterEach(() => {
  unmount();
  queryClient.clear();
});

function open(path: string): void {
  const routes = [
    { path: '/u/:name', element: <ProfileLinkPage /> },
    { path: '/chat', element: <p>Chats</p> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [path] });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
}

describe('a profile link', () => {
  it('leads to the profile, in place of itself in the history', async () => {
    answers = [{ data: { _id: 'emma' } }];
    open('/u/emma_c');
    await screen.findByText('Chats');
    expect(router.state.location.search).toBe('?person=emma');
  });

  it('says that nobody has the name', async () => {
    answers = [{ status: 404, code: 'user_not_found', errors: ['No.'] }];
    open('/u/emma_c');
    expect(await screen.findByRole('heading', { name: 'Nobody has the name @emma_c' })).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'To the chats' })));
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('tries again where the server did not answer', async () => {
    answers = [{ status: 403, code: 'forbidden', errors: ['No.'] }, { data: { _id: 'emma' } }];
    open('/u/emma_c');
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' })));
    await screen.findByText('Chats');
  });
});
