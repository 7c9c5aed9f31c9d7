import type { Device } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { DeletionSettings } from './DeletionSettings.tsx';
import { DevicesSettings } from './DevicesSettings.tsx';

const device: Device = {
  _id: 'one',
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-11-22T20:00:00.000Z',
  last_active_at: '2026-11-22T20:00:00.000Z',
  is_current: true,
};

let devices: Device[];
let sent: string[];
let refusal: string | null;
let unmount: () => void;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: 'somebody' });
  devices = [device, { ...device, _id: 'two', browser: 'Safari', system: 'iOS', is_current: false }];
  [sent, refusal] = [[], null];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }));
    const name = path.replace('/api', '');
    if (init?.method !== undefined && init.method !== 'GET')
      sent.push(`${init.method} ${name} ${init.body ?? ''}`);
    if (name === '/user/devices' && init?.method === 'DELETE') return answer({ count: 1 });
    if (name === '/user/devices') return answer(devices);
    if (name === '/user/delete-account/code') return answer({ channel: 'email', to: 'm•••@example.org' });
    if (name !== '/user/delete-account' || refusal === null) return answer(null);
    return new Response(JSON.stringify({ success: false, errors: [refusal], code: 'code_invalid' }), {
      status: 400,
    });
  });
});
afterEach(() => {
  unmount();
  queryClient.clear();
  session.setState({ sessionToken: null, userId: null });
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

async function show(section: React.ReactNode, address = '/chat?dialog=settings'): Promise<void> {
  router = createMemoryRouter(
    [{ path: '*', element: <ChatAddressProvider>{section}</ChatAddressProvider> }],
    {
      initialEntries: [address],
    },
  );
  await act(async () => {
    ({ unmount } = render(
      <FrancaProvider locale="en" toasts={toasts}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </FrancaProvider>,
    ));
  });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('lists the devices, marks this one, and signs the others out', async () => {
  await show(<DevicesSettings />);
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(screen.getByText('This device')).toBeTruthy();
  await press('Sign out Safari on iOS');
  await press('Sign out all other devices');
  expect(sent).toEqual(['DELETE /user/device?device_id=two ', 'DELETE /user/devices ']);
  const shown = toasts.getToasts().map(({ content }) => content);
  expect(shown).toEqual(['The device was signed out', 'One other device was signed out']);
});

it('keeps the question about the end of the account in the address of the settings', async () => {
  await show(<DeletionSettings />);
  await press('Delete account');
  expect(router.state.location.search).toBe('?dialog=settings&subject=delete');
  await press('Close');
  expect(router.state.location.search).toBe('?dialog=settings');
  unmount();
  await show(<DeletionSettings />, '/chat?dialog=settings&subject=delete');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('deletes the account with a code, and stays where the code is wrong', async () => {
  await show(<DeletionSettings />);
  await press('Delete account');
  await press('Send me the code');
  const said = await screen.findByText(/^We sent a code to/);
  expect(said.textContent).toContain('m•••@example.org');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Verification code' }));
  const enter = async (code: string) => {
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: code } });
    });
    await press('Delete for good');
  };
  refusal = 'Verification code is not correct. Please try again.';
  await enter('111111');
  expect(toasts.getToasts().map(({ content }) => content)).toEqual([refusal]);
  expect(session.getState().sessionToken).toBe('token');
  refusal = null;
  await enter('222222');
  expect(sent.at(-1)).toBe('POST /user/delete-account {"code":"222222"}');
  expect(session.getState().sessionToken).toBeNull();
});
