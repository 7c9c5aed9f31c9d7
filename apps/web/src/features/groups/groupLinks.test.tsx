import type { GroupInvitation, GroupLink } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { keepReturnPath, keptReturnPath } from '../../lib/session/returnPath.ts';
import { session } from '../../lib/session/session.ts';
import { GroupLinksDialog } from './GroupLinksDialog.tsx';
import { JoinPage } from './JoinPage.tsx';

const token = 'abcdefghijklmnopqrstuv';
const topicId = '019aa000-0000-7000-8000-000000000009';
const link: GroupLink = {
  _id: '019aa000-0000-7000-8000-000000000001',
  token,
  state: 'open',
  by: { _id: '019aa000-0000-7000-8000-000000000002', name: 'Marco Bianchi', avatar: null },
  created_at: '2026-01-01T10:00:00.000Z',
  expires_at: '2026-01-08T10:00:00.000Z',
  max_uses: 5,
  join_count: 2,
};
const nothing = { name: null, image: null, member_count: null, topic_id: null };
const group: GroupInvitation = { state: 'open', name: 'Trip', image: null, member_count: 3, topic_id: null };

let answers: Record<string, { data?: unknown; status?: number; errors?: string[]; code?: string }>;
let sent: { call: string; body: unknown }[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  localStorage.clear();
  session.setState({ sessionToken: 'token', userId: '019aa000-0000-7000-8000-000000000007' });
  sent = [];
  answers = {
    'GET /topic/group/link': { data: [link] },
    'POST /topic/group/link': { data: link },
    'DELETE /topic/group/link': { data: { link_id: link._id } },
    'POST /topic/group/link/read': { data: group },
    'POST /topic/group/link/join': { data: { _id: topicId } },
    'GET /topic': { data: [] },
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${path.replace('/api', '').replace(/\?.*/, '')}`;
    sent.push({ call, body: init?.body ? JSON.parse(String(init.body)) : path });
    const { data, status = 200, errors = [], code } = answers[call] ?? { status: 404, errors: ['No.'] };
    return Response.json({ success: status === 200, data, errors, code }, { status });
  });
  queryClient.setQueryData(queries.users.me().queryKey, { subscription: { package: 'ultimate' } } as never);
});

afterEach(() => {
  unmount();
  queryClient.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

function open(path: string): void {
  const dialog = (
    <ChatAddressProvider>
      <GroupLinksDialog open onOpenChange={() => undefined} />
    </ChatAddressProvider>
  );
  const routes = [
    { path: '/chat', element: dialog },
    { path: '/login', element: <p>Sign in here</p> },
    { path: '/join/:token', element: <JoinPage /> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [path] });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
}

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const sentTo = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

describe('the page of an invite link', () => {
  it('shows the group, joins with a press and opens it', async () => {
    keepReturnPath(`/join/${token}`);
    open(`/join/${token}`);
    expect(await screen.findByRole('heading', { name: 'Trip' })).toBeDefined();
    expect(screen.getByText(/3 members/)).toBeDefined();
    expect(keptReturnPath()).toBeNull();
    expect(sentTo('POST /topic/group/link/join')).toEqual([]);
    await press('Join the group');
    await vi.waitFor(() => expect(router.state.location.search).toBe(`?topic=${topicId}`), {
      timeout: 10_000,
    });
    expect(sentTo('POST /topic/group/link/join')).toEqual([{ token }]);
  });

  it('leads a visitor to the sign-in, and is kept for afterwards', async () => {
    session.setState({ sessionToken: null, userId: null });
    open(`/join/${token}`);
    await press('Sign in to join');
    expect(router.state.location.pathname).toBe('/login');
    expect(keptReturnPath()).toBe(`/join/${token}`);
    expect(sentTo('POST /topic/group/link/join')).toEqual([]);
  });

  it('opens the group for a member', async () => {
    answers['POST /topic/group/link/read'] = { data: { ...group, topic_id: topicId } };
    open(`/join/${token}`);
    await press('Open the group');
    expect(router.state.location.search).toBe(`?topic=${topicId}`);
  });

  it.each([
    ['expired', 'This link has expired. Please ask for a new one.'],
    ['used_up', 'This link has been used as often as it could be. Please ask for a new one.'],
    ['revoked', 'This link was revoked. Please ask for a new one.'],
    ['closed', 'This link lets nobody in any more. Please ask for a new one.'],
    ['refused', 'You cannot join by this link. A member of the group can add you.'],
  ])('says that the link is %s', async (state, sentence) => {
    answers['POST /topic/group/link/read'] = { data: { ...nothing, state } };
    open(`/join/${token}`);
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join the group' })).toBeNull();
    await press('To the chats');
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('says when a link leads nowhere, and tries again without a connection', async () => {
    const missing = { status: 404, errors: ['No.'], code: 'group_link_not_found' };
    answers['POST /topic/group/link/read'] = missing;
    open('/join/nowhere');
    expect(
      await screen.findByRole('heading', { name: 'This link leads to no group. Please ask for a new one.' }),
    ).toBeDefined();
  });

  it('says what has become of the link where it was ended between opening and pressing', async () => {
    open(`/join/${token}`);
    await screen.findByRole('heading', { name: 'Trip' });
    answers['POST /topic/group/link/join'] = { status: 410, errors: ['No.'], code: 'group_link_revoked' };
    answers['POST /topic/group/link/read'] = { data: { ...nothing, state: 'revoked' } };
    await press('Join the group');
    expect(
      await screen.findByRole('heading', { name: 'This link was revoked. Please ask for a new one.' }),
    ).toBeDefined();
  });
});

describe('the list of links', () => {
  const dialog = `/chat?dialog=groupLinks&subject=${topicId}`;

  it('makes a link with an end and a number of people, and shows it with its QR code', async () => {
    open(dialog);
    const inside = within(await screen.findByRole('dialog', { name: 'Invite links' }));
    await inside.findByText('2 of 5 joined');
    const ends = inside.getByRole('combobox', { name: 'Ends after' });
    expect([...ends.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '1 hour',
      '1 day',
      '7 days',
      'A time of my choice',
      'Never',
    ]);
    await act(async () => fireEvent.change(ends, { target: { value: '3600' } }));
    const uses = inside.getByRole('textbox', { name: 'How many people, at most' });
    await act(async () => fireEvent.change(uses, { target: { value: '0' } }));
    await press('Make a link');
    expect(sentTo('POST /topic/group/link')).toEqual([]);
    expect(inside.getAllByText('Enter a number from 1 to 500, or nothing.').length).toBeGreaterThan(0);
    await act(async () => fireEvent.change(uses, { target: { value: '5' } }));
    await press('Make a link');
    expect(sentTo('POST /topic/group/link')).toEqual([{ topic_id: topicId, lifetime: 3600, max_uses: 5 }]);
    const field = await inside.findByRole('textbox', { name: 'Invite link' });
    expect((field as HTMLInputElement).value).toBe(`${location.origin}/join/${token}`);
    expect(inside.getByRole('img', { name: 'QR code of your link' })).toBeDefined();
  });

  it('makes a link that ends at a chosen moment, which has to be to come', async () => {
    open(dialog);
    const inside = within(await screen.findByRole('dialog', { name: 'Invite links' }));
    await inside.findByText('2 of 5 joined');
    const ends = inside.getByRole('combobox', { name: 'Ends after' });
    await act(async () => fireEvent.change(ends, { target: { value: 'own' } }));
    const end = inside.getByLabelText('Ends on');
    const wrong = 'Choose a time that is still to come, within a year.';
    for (const value of ['', '2020-02-29T18:30', '2096-02-29T18:30']) {
      await act(async () => fireEvent.change(end, { target: { value } }));
      await press('Make a link');
      expect(inside.getAllByText(wrong).length, value).toBeGreaterThan(0);
    }
    expect(sentTo('POST /topic/group/link')).toEqual([]);
    const day = new Date(Date.now() + 3 * 86_400_000);
    const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
    const [year, ...rest] = date.map((part) => String(part).padStart(2, '0'));
    await act(async () => fireEvent.change(end, { target: { value: `${[year, ...rest].join('-')}T12:00` } }));
    await press('Make a link');
    const [sentBody] = sentTo('POST /topic/group/link') as [{ lifetime: number }];
    const noon = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime();
    expect(Math.abs(Date.now() + sentBody.lifetime * 1000 - noon)).toBeLessThan(60_000);
  });

  it('revokes a link after a question', async () => {
    open(dialog);
    await press(/^Revoke the link of/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
    expect(sentTo('DELETE /topic/group/link')).toEqual([]);
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Revoke' })));
    await vi.waitFor(() => expect(sentTo('DELETE /topic/group/link')).toHaveLength(1), { timeout: 10_000 });
  });

  it('shows somebody without groups in the plan the links, but not where they lead', async () => {
    queryClient.setQueryData(queries.users.me().queryKey, { subscription: { package: 'free' } } as never);
    answers['GET /topic/group/link'] = { data: [{ ...link, token: null }] };
    open(dialog);
    const inside = within(await screen.findByRole('dialog', { name: 'Invite links' }));
    await inside.findByText('2 of 5 joined');
    expect(inside.queryByRole('button', { name: 'Make a link' })).toBeNull();
    expect(inside.queryByRole('button', { name: 'Show link and QR code' })).toBeNull();
    expect(inside.getByRole('button', { name: /^Revoke the link of/ })).toBeDefined();
  });
});
