import { FrancaProvider } from '@franca/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { HelpDialog } from './HelpDialog.tsx';

let unmount: () => void = () => undefined;
afterEach(() => unmount());

async function show(address: string) {
  const element = (
    <FrancaProvider locale="en">
      <ChatAddressProvider>
        <HelpDialog open inHistory onOpenChange={() => undefined} />
      </ChatAddressProvider>
    </FrancaProvider>
  );
  const router = createMemoryRouter([{ path: '/chat', element }], { initialEntries: [address] });
  await act(async () => {
    ({ unmount } = render(<RouterProvider router={router} />));
  });
  return router;
}

describe('the help', () => {
  it('lists its pages, finds words in them, and opens what was found by its address', async () => {
    const router = await show('/chat?dialog=help');
    await screen.findByRole('button', { name: 'Sign in and sign up' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'share screen' } });
    const found = await screen.findByRole('button', { name: /Share your screen/ });
    await act(async () => fireEvent.click(found));
    expect(router.state.location.search).toBe('?dialog=help&subject=calls.3');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Calls');
    expect(document.activeElement?.textContent).toBe('Share your screen');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go back' })));
    expect(router.state.location.search).toBe('?dialog=help');
  });

  it('lists its pages where the address names one that does not exist', async () => {
    await show('/chat?dialog=help&subject=nothing.7');
    expect(await screen.findByRole('button', { name: 'Calls' })).toBeTruthy();
  });
});
