import { FrancaProvider } from '@franca/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Rail } from './Rail.tsx';
import type { ShellTarget } from './shellItems.ts';

let unmount: () => void;
afterEach(() => unmount());

it('has the account below the parts of the app: subscription, profile, settings, about, log-out, and the picture', async () => {
  const chosen: ShellTarget[] = [];
  await act(async () => {
    ({ unmount } = render(
      <FrancaProvider locale="en">
        <Rail
          viewer={{ name: 'Mai Tran', avatarUrl: null }}
          current="chats"
          counts={{}}
          onSelect={(target) => chosen.push(target)}
        />
      </FrancaProvider>,
    ));
  });
  const entries = screen.getAllByRole('button').slice(-5);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Subscription/account',
    'Edit profile',
    'Settings',
    'About',
    'Log out',
  ]);
  for (const entry of entries) fireEvent.click(entry);
  expect(chosen).toEqual(['account', 'editProfile', 'settings', 'about', 'logOut']);
  expect(screen.getByRole('navigation').lastElementChild).toBe(screen.getByRole('img', { name: 'Mai Tran' }));
});
