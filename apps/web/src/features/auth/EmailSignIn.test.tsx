import { FrancaProvider } from '@franca/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../lib/data/toasts.ts';
import { NavigationContext } from '../../lib/navigation/Navigation.ts';
import { ar } from '../../strings/ar.ts';
import { en } from '../../strings/en.ts';
import { texts } from '../../strings/texts.ts';
import { EmailSignIn } from './EmailSignIn.tsx';

let unmount: () => void;

beforeEach(() => {
  ({ unmount } = render(
    <FrancaProvider locale="en" toasts={toasts}>
      <NavigationContext value={{ query: new URLSearchParams(), replace: () => {} }}>
        <EmailSignIn />
      </NavigationContext>
    </FrancaProvider>,
  ));
});
afterEach(() => {
  unmount();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  texts.setState({ language: 'en', strings: en });
});

const field = () => screen.getByRole('textbox');
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const submit = () => act(async () => fireEvent.submit(screen.getByRole('button')));
const lastToast = () => toasts.getToasts().at(-1)?.content;

it('says what is wrong, and nothing more once it is right', async () => {
  await submit();
  expect(screen.getByText('Email is required. Please enter one.')).toBeTruthy();
  await type('not an address');
  expect(screen.getByText('Email is not valid. Please try again.')).toBeTruthy();
  await type('somebody@example.org');
  expect(screen.queryByText(/^Email is/)).toBeNull();
});

it('shows the refusal of the server in the language of the interface', async () => {
  act(() => texts.setState({ language: 'ar', strings: ar }));
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ success: false, errors: ['Too many attempts.'], code: 'rate_limited' }), {
        status: 429,
      }),
  );
  await type('somebody@example.org');
  await submit();
  await vi.waitFor(() => expect(lastToast()).toBe(ar.errors.rate_limited), { timeout: 10_000 });
});

it('says where the link was sent until one is sent elsewhere', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data: [] })));
  const notice = async () => (await screen.findByText(/^Link sent to/)).textContent;
  await type('somebody@example.org');
  await submit();
  expect(await notice()).toBe('Link sent to \u2068somebody@example.org\u2069');
  await type('else@example.org');
  expect(await notice()).toContain('somebody@example.org');
  await submit();
  await vi.waitFor(async () => expect(await notice()).toContain('else@example.org'), { timeout: 10_000 });
});
