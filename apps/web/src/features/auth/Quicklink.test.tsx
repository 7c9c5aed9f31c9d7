import { FrancaProvider } from '@franca/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../lib/data/toasts.ts';
import { NavigationContext } from '../../lib/navigation/Navigation.ts';
import { session } from '../../lib/session/session.ts';
import { Quicklink } from './Quicklink.tsx';

const address = 'email=mai%40example.org&code=123456&h=hash';
const registered = {
  is_registered: true,
  access_token: 'token',
  user: { id: 'mai' },
  registration_token: null,
};
const unknown = { is_registered: false, access_token: null, user: null, registration_token: 'proof' };

let answers: (response: Response) => void;
let asked: unknown[];
let ledTo: string[];
let unmount: () => void;

beforeEach(() => {
  [asked, ledTo] = [[], []];
  vi.stubGlobal('alert', vi.fn());
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push([path, JSON.parse(String(init?.body))]);
    return new Promise<Response>((resolve) => {
      answers = resolve;
    });
  });
});
afterEach(() => {
  unmount();
  session.getState().end();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

/** Opens the page; the navigation is one object, as the document that shows the page has it. */
async function open(query: string) {
  const navigation = { query: new URLSearchParams(query), replace: (to: string) => void ledTo.push(to) };
  await act(async () => {
    ({ unmount } = render(
      <FrancaProvider locale="en" toasts={toasts}>
        <NavigationContext value={navigation}>
          <Quicklink />
        </NavigationContext>
      </FrancaProvider>,
    ));
  });
}
const answer = (data: unknown) =>
  act(async () => answers(new Response(JSON.stringify({ success: true, data }))));
const shown = () => toasts.getToasts().map(({ content }) => content);

it('shows a spinner while the link is verified with what its address says', async () => {
  await open(address);
  expect(screen.getByRole('status')).toBeTruthy();
  const body = { email: 'mai@example.org', code: '123456', h: 'hash' };
  expect(asked).toEqual([['/api/auth/v2/email-code-verify', body]]);
  expect(ledTo).toEqual([]);
});

it.each([
  ['', '/chat'],
  ['&is_redeem=1', '/check-out?method=gift&package=premium'],
])('signs somebody with an account in, and leads on: "%s"', async (redeem, target) => {
  await open(address + redeem);
  await answer(registered);
  await vi.waitFor(() => expect(ledTo).toEqual([target]), { timeout: 10_000 });
  expect(shown()).toEqual(['Login successfully']);
  expect([localStorage.getItem('sessionToken'), localStorage.getItem('userId')]).toEqual(['token', 'mai']);
});

it.each([
  ['', '/register'],
  ['&is_redeem=1', '/register?method=gift&package=premium'],
])('keeps email and code of somebody without an account, and leads on: "%s"', async (redeem, target) => {
  await open(address + redeem);
  await answer(unknown);
  await vi.waitFor(() => expect(ledTo).toEqual([target]), { timeout: 10_000 });
  expect(shown()).toEqual([]);
  expect(JSON.parse(localStorage.getItem('userLogin') ?? '')).toMatchObject({
    email: 'mai@example.org',
    code: '123456',
  });
  expect([localStorage.getItem('sessionToken'), session.getState().authenticated]).toEqual([null, 'proof']);
});

it('says the first error of a link that is refused, then leads to /404', async () => {
  await open(address);
  const errors = ['This link is not valid or has already been used.', 'Another'];
  await act(async () =>
    answers(new Response(JSON.stringify({ success: false, errors, code: 'link_invalid' }), { status: 400 })),
  );
  await vi.waitFor(() => expect(ledTo).toEqual(['/404']), { timeout: 10_000 });
  expect(vi.mocked(alert).mock.calls).toEqual([[errors[0]]]);
});
