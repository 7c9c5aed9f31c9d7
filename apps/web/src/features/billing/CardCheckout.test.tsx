import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { CardCheckout } from './CardCheckout.tsx';
import { openPurchase } from './openPurchase.ts';

type Answer = { status?: number; body: object } | 'lost';

const subscription = { package: 'premium', price: 4.99, status: 'active' };
const succeeded = (data: object): Answer => ({ body: { success: true, data } });
const refused = (status: number, code: string): Answer => ({
  status,
  body: { success: false, errors: [`Refused: ${code}`], code },
});
const done = succeeded({ status: 'done', subscription, customer: null });
const pending = succeeded({ status: 'pending' });
const action_id = '019aa000-0000-7000-8000-000000000001';
const asksBank = succeeded({ status: 'action_required', action: { provider: 'sandbox', action_id } });

/** What the server sends next, by path; the last response of a path stays. */
let answers: Record<string, Answer[]>;
let sent: { path: string; body: unknown }[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: 'somebody' });
  sent = [];
  answers = {
    '/user/payment-setup': [
      succeeded({
        provider: 'sandbox',
        test_cards: [
          { card_number: '4000000000000002', outcome: 'declined' },
          { card_number: '4242424242424242', outcome: 'pays' },
        ],
      }),
    ],
    '/user/card-token': [succeeded({ token: 'tok_1' })],
    '/user/me': [succeeded({ subscription })],
  };
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const path = new URL(typeof input === 'string' ? input : input.url, 'http://localhost').pathname.slice(4);
    sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const left = answers[path] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  unmount();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

/** Opens the page. */
function openPage(): void {
  router = createMemoryRouter([
    { path: '/', element: <CardCheckout plan="premium" own={undefined} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  ({ unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <FrancaProvider locale="en" toasts={toasts}>
          <RouterProvider router={router} />
        </FrancaProvider>
      </QueryClientProvider>
    </StrictMode>,
  ));
}

/** Opens the page and waits for the card fields. */
async function open(): Promise<void> {
  openPage();
  await screen.findByRole('textbox', { name: 'Card number' });
}

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const agree = () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' })));
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $4.99 AUD' });
const sentTo = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);
const isAt = (path: string) =>
  vi.waitFor(() => expect(router.state.location.pathname).toBe(path), { timeout: 10_000 });
const shownToasts = () => toasts.getToasts().map(({ content }) => content);

/** Fills in the test card and pays. */
async function pay(): Promise<void> {
  await press('Fill in the test card');
  await agree();
  await press('Pay $4.99 AUD');
}

describe('the checkout by card', () => {
  it('needs the agreement, and says beside each field what is wrong', async () => {
    await open();
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(payButton().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Please tick “I agree” first.');
    await agree();
    await press('Pay $4.99 AUD');
    const number = screen.getByRole('textbox', { name: 'Card number' });
    await screen.findByText('This card number is not valid.');
    expect(screen.getByText('Choose a month.')).toBeTruthy();
    expect(screen.getByText('3 or 4 digits.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(number), { timeout: 10_000 });
    expect(sentTo('/user/card-token')).toEqual([]);
  });

  it('pays with the token of the test card, at the price shown', async () => {
    answers['/user/check-out'] = [done];
    await open();
    await pay();
    await isAt('/check-out/success');
    expect(sentTo('/user/card-token')).toMatchObject([{ card_number: '4242424242424242', cvc: '123' }]);
    expect(sentTo('/user/check-out')).toEqual([
      { token: 'tok_1', package_name: 'premium', package_price: 4.99 },
    ]);
    expect(shownToasts()).toContain('Check Out successfully.');
    expect(openPurchase.read()).toBeUndefined();
  });

  it('leads to the error page with the reason where the card is refused', async () => {
    answers['/user/check-out'] = [refused(402, 'card_declined')];
    await open();
    await pay();
    await isAt('/check-out/error');
    expect(router.state.location).toMatchObject({ search: '?method=card', state: { code: 'card_declined' } });
    expect(shownToasts()).toContain('Refused: card_declined');
    expect(openPurchase.read()).toBeUndefined();
  });

  it('stays where too much was tried, with what was typed', async () => {
    answers['/user/check-out'] = [refused(429, 'rate_limited')];
    await open();
    await pay();
    await vi.waitFor(() => expect(shownToasts()).toContain('Refused: rate_limited'), { timeout: 10_000 });
    expect(payButton()).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it.each<{ how: string; first: Answer[] }>([
    { how: 'late', first: [pending] },
    { how: 'lost', first: ['lost'] },
    { how: 'not that of the provider', first: [refused(503, 'payments_unavailable')] },
    { how: 'refused, as it was asked for too often by then', first: [pending, refused(429, 'rate_limited')] },
  ])('asks for the same purchase again where the response is $how', async ({ first }) => {
    answers['/user/check-out'] = [...first, done];
    await open();
    await pay();
    await screen.findByRole('heading', { name: 'Waiting for the payment provider' });
    expect(shownToasts()).toEqual([]);
    expect(openPurchase.read()).toEqual({ package: 'premium', token: 'tok_1' });
    for (const [index] of first.entries()) {
      await act(async () => window.dispatchEvent(new Event('online')));
      await vi.waitFor(() => expect(sentTo('/user/check-out').length).toBe(index + 2), { timeout: 10_000 });
    }
    await isAt('/check-out/success');
    expect(new Set(sentTo('/user/check-out').map((body) => JSON.stringify(body))).size).toBe(1);
    expect(sentTo('/user/card-token').length).toBe(1);
  });

  it('asks at once for the purchase that a reload or another tab has left open', async () => {
    openPurchase.write({ package: 'ultimate', token: 'tok_left' });
    answers['/user/check-out'] = [done];
    openPage();
    await isAt('/check-out/success');
    expect(sentTo('/user/check-out')).toEqual([
      { token: 'tok_left', package_name: 'ultimate', package_price: 9.99 },
    ]);
  });

  it('asks the person what the bank asks, again where the question was closed', async () => {
    answers['/user/check-out'] = [asksBank];
    answers['/user/confirm-payment'] = [done];
    await open();
    await pay();
    await screen.findByRole('dialog', { name: 'Your bank asks' });
    await press('Close');
    await press('Answer the bank');
    await screen.findByRole('dialog', { name: 'Your bank asks' });
    await press('Approve');
    await isAt('/check-out/success');
    expect(sentTo('/user/confirm-payment')).toEqual([{ action_id, approve: true }]);
    expect(sentTo('/user/check-out').length).toBe(2);
  });

  it('asks for the purchase where the answer to the bank was lost', async () => {
    answers['/user/check-out'] = [asksBank, done];
    answers['/user/confirm-payment'] = ['lost'];
    await open();
    await pay();
    await screen.findByRole('dialog', { name: 'Your bank asks' });
    await press('Approve');
    await screen.findByRole('heading', { name: 'Waiting for the payment provider' });
    await press('Ask again now');
    await isAt('/check-out/success');
  });
});
