import { useLayer } from '@franca/ui';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { revalidateGuard } from '../session/guards.ts';
import { ChatAddressProvider, useChatAddress } from './ChatAddressProvider.tsx';

let address: ReturnType<typeof useChatAddress>;
let openMenu: () => void;
let isMenuOpen = false;
let isUnsaved = false;
let closings = 0;

function Probe() {
  address = useChatAddress();
  const [isOpen, setOpen] = useState(false);
  isMenuOpen = isOpen;
  openMenu = () => setOpen(true);
  useLayer({ open: isOpen, onEscape: () => setOpen(false), elements: [] });
  // A dialog of the address is a layer, too; with unsaved changes it asks before it closes.
  useLayer({
    open: address.dialog !== null,
    inHistory: !isUnsaved,
    onEscape: () => {
      closings += 1;
      if (!isUnsaved) address.close('dialog');
    },
    elements: [],
  });
  return null;
}

function setUp(...entries: string[]) {
  const router = createMemoryRouter(
    [
      {
        id: 'chats',
        path: '/chat',
        loader: () => null,
        shouldRevalidate: revalidateGuard,
        element: (
          <ChatAddressProvider>
            <Probe />
          </ChatAddressProvider>
        ),
      },
      { path: '/login', element: null },
    ],
    { initialEntries: entries, hydrationData: { loaderData: { chats: null } } },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  closers.push(unmount);
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  const isAt = (path: string) => vi.waitFor(() => expect(here()).toBe(path), { timeout: 10_000 });
  return { back: () => act(() => router.navigate(-1)), isAt };
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  isUnsaved = false;
  closings = 0;
});

it('goes back one part at a time, and then leaves the page', async () => {
  const { back, isAt } = setUp('/login', '/chat');
  act(() => address.openTopic('t1'));
  await isAt('/chat?topic=t1');
  act(() => address.openPanel('info'));
  await isAt('/chat?topic=t1&panel=info');
  act(() => address.openView('media'));
  await isAt('/chat?topic=t1&panel=info&view=media');
  await back();
  await isAt('/chat?topic=t1&panel=info');
  act(() => address.close('panel'));
  await isAt('/chat?topic=t1');
  await back();
  await isAt('/chat');
  await back();
  await isAt('/login');
});

it('closes with Back what lies over the page before it changes the address', async () => {
  const { back, isAt } = setUp('/chat');
  act(() => address.openTopic('t1'));
  await isAt('/chat?topic=t1');
  act(() => openMenu());
  await back();
  await vi.waitFor(() => expect(isMenuOpen).toBe(false), { timeout: 10_000 });
  await isAt('/chat?topic=t1');
  await back();
  await isAt('/chat');
});

it('closes a dialog of the address with Back, and by itself', async () => {
  const { back, isAt } = setUp('/chat');
  for (const close of [back, async () => act(() => address.close('dialog'))]) {
    act(() => address.openDialog('settings'));
    await isAt('/chat?dialog=settings');
    await close();
    await isAt('/chat');
  }
});

it('leaves a dialog of the address to the step that closes it', async () => {
  const { back, isAt } = setUp('/chat');
  act(() => address.openDialog('settings'));
  await isAt('/chat?dialog=settings');
  await back();
  await isAt('/chat');
  expect(closings).toBe(0);
});

it('asks a dialog with unsaved changes to close, and stays', async () => {
  isUnsaved = true;
  const { back, isAt } = setUp('/chat');
  act(() => address.openDialog('editProfile'));
  await isAt('/chat?dialog=editProfile');
  await back();
  await vi.waitFor(() => expect(closings).toBe(1), { timeout: 10_000 });
  await isAt('/chat?dialog=editProfile');
  act(() => address.close('dialog'));
  await isAt('/chat');
});

it('closes a conversation that is gone once, also while something lies over it', async () => {
  const { isAt } = setUp('/login', '/chat');
  act(() => address.openTopic('t1', 'info'));
  await isAt('/chat?topic=t1&panel=info');
  act(() => openMenu());
  act(() => {
    address.leaveTopic('t1');
    address.leaveTopic('t1');
  });
  await isAt('/chat');
});

it('closes what a link opened', async () => {
  const { isAt } = setUp('/chat?topic=t1&panel=info&dialog=about');
  expect(address).toMatchObject({ topic: 't1', panel: 'info', dialog: 'about' });
  act(() => address.close('dialog'));
  await isAt('/chat?topic=t1&panel=info');
  act(() => address.close('topic'));
  await isAt('/chat');
});
