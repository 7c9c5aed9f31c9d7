import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { CallButtons } from './CallButtons.tsx';

const topicId = '019aa000-0000-7000-8000-000000000009';
const marco = { id: '019aa000-0000-7000-8000-000000000001', name: 'Marco Bianchi' };

let asked: string[];
let status: number;
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  // What another file has left says nothing of this viewer.
  queryClient.clear();
  session.setState({ sessionToken: 'token', userId: '019aa000-0000-7000-8000-000000000007' });
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json({ success: false, errors: ['No.'] }, { status: 404 });
    asked.push(path);
    const data = { _id: marco.id, name: marco.name, relation_seq: 2 };
    return Response.json({ success: status === 200, data, errors: ['A sentence.'] }, { status });
  });
});

afterEach(() => {
  unmount();
  queryClient.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

/** The buttons of a conversation with somebody whom the viewer blocks, or does not. */
function show(blocked: typeof marco | undefined): void {
  const element = (
    <ChatAddressProvider>
      <CallButtons topicId={topicId} blocked={blocked} />
    </ChatAddressProvider>
  );
  const routes = [
    { path: '/chat', element },
    { path: '/calling', element: 'a call' },
  ];
  router = createMemoryRouter(routes, { initialEntries: [`/chat?topic=${topicId}`] });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const question = () => screen.findByRole('alertdialog', { name: 'Marco Bianchi is blocked' });
const answer = async (name: string) => {
  const button = within(await question()).getByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a call to somebody who is blocked', () => {
  it('is begun only after they were unblocked', async () => {
    show(marco);
    await press('Audio call');
    expect((await question()).textContent).toContain('Unblock this person to call them.');
    expect(router.state.location.pathname).toBe('/chat');
    await answer('Unblock and call');
    await waitFor(() => expect(router.state.location.pathname).toBe('/calling'));
    expect(asked).toEqual([expect.stringContaining(`/user/block?target_user_id=${marco.id}`)]);
    const query = new URLSearchParams(router.state.location.search);
    expect([query.get('topic_id'), query.get('show_video')]).toEqual([topicId, '0']);
    expect(router.state.location.state).toMatchObject({ type: 'calling' });
  });

  it('is not begun by Unblock alone', async () => {
    show(marco);
    await press('Audio call');
    await answer('Unblock');
    await isClosed();
    expect(asked).toEqual([expect.stringContaining(`/user/block?target_user_id=${marco.id}`)]);
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('is not begun after Cancel, nor where unblocking failed', async () => {
    show(marco);
    await press('Audio call');
    await answer('Cancel');
    await isClosed();
    status = 500;
    await press('Audio call');
    await answer('Unblock and call');
    await waitFor(() => expect(toasts.getToasts()).toHaveLength(1));
    expect(await question()).toBeDefined();
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('opens the plans where they do not include it, and unblocks nobody in vain', async () => {
    show(marco);
    await press('Video call');
    await waitFor(() => expect(router.state.location.search).toContain('dialog=plans'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is begun without a question where nobody is blocked', async () => {
    show(undefined);
    await press('Audio call');
    await waitFor(() => expect(router.state.location.pathname).toBe('/calling'));
    expect(asked).toEqual([]);
  });
});
