import type { Profile } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { UsernameDialog } from './UsernameDialog.tsx';

const me = { _id: '019aa000-0000-7000-8000-000000000007', name: 'Ana', username: null } as Profile;

const taken = 'Somebody has this name, or one that looks like it. Please choose another one.';

let answer: { data?: unknown; status?: number; errors?: string[]; code?: string };
let sent: unknown[];
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: me._id });
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.startsWith('/api/user/me')) return Response.json({ success: true, data: me });
    sent.push(init?.body ? JSON.parse(String(init.body)) : path);
    const { data, status = 200, errors = [], code } = answer;
    return Response.json({ success: status === 200, data, errors, code }, { status });
  });
});

afterEach(() => {
  unmount();
  queryClient.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

async function open(profile: Profile): Promise<void> {
  queryClient.setQueryData(queries.users.me().queryKey, profile);
  const router = createMemoryRouter([
    { path: '*', element: <UsernameDialog open onOpenChange={() => undefined} /> },
  ]);
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
  await screen.findByRole('dialog', { name: 'Username' });
}

const field = () => screen.getByRole('textbox', { name: 'Username' });
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the dialog of the username', () => {
  it('says which rule a name breaks, and sends none that does', async () => {
    await open(me);
    await type('no');
    await press('Save');
    expect(sent).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText(/5 to 32 letters \(a–z\), digits and single underscores/).length,
    ).toBeGreaterThan(0);
  });

  it('shows the link and the QR code of a name that was saved', async () => {
    await open(me);
    answer = { data: { ...me, username: 'ana_b' } };
    await type('@Ana_B');
    await press('Save');
    expect(sent).toEqual([{ username: '@Ana_B' }]);
    const link = await screen.findByRole('textbox', { name: 'Link to your profile' });
    expect((link as HTMLInputElement).value).toBe(`${location.origin}/u/ana_b`);
    expect((field() as HTMLInputElement).value).toBe('ana_b');
    expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeDefined();
  });

  it('says beside the field that a name is taken, and keeps what was typed', async () => {
    await open(me);
    answer = { status: 409, code: 'username_taken', errors: [taken] };
    await type('emma_c');
    await press('Save');
    expect(await screen.findByText(taken)).toBeDefined();
    expect((field() as HTMLInputElement).value).toBe('emma_c');
    expect(toasts.getToasts()).toEqual([]);
  });

  it('removes the name', async () => {
    await open({ ...me, username: 'ana_b' } as Profile);
    answer = { data: me };
    await press('Remove username');
    expect(sent).toEqual([{ username: null }]);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove username' })).toBeNull(), {
      timeout: 10_000,
    });
    expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull();
  });
});
