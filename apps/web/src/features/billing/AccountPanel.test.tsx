import type { Profile } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { AccountPanel } from './AccountPanel.tsx';

type Subscription = Profile['subscription'];

const running: Subscription = {
  package: 'premium',
  price: 4.99,
  created_at: '2026-11-22T20:00:00.000Z',
  duration: 30,
  status: 'active',
  renews: true,
  next_package: null,
  cancelled_at: null,
};
const free: Subscription = {
  ...running,
  package: 'free',
  price: 0,
  created_at: null,
  duration: null,
  status: 'free',
  renews: false,
};
const customer = { name: '', last4: '4242' };
const test_cards = [{ card_number: '4242424242424242', outcome: 'pays' }];
const payments = Array.from({ length: 7 }, (_, index) => ({
  _id: `payment-${index}`,
  at: '2026-11-22T20:00:00.000Z',
  kind: index === 1 ? 'refund' : 'payment',
  status: index === 0 ? 'failed' : 'paid',
  package: 'premium',
  amount_cents: index === 1 ? -499 : 499,
  last4: '4242',
}));

let answers: Record<string, object | 'fails'>;
let sent: { path: string; body: unknown }[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: 'somebody' });
  sent = [];
  answers = {
    '/user/payments': [],
    '/user/payment-setup': { provider: 'sandbox', test_cards },
    '/user/update-card': { status: 'done', subscription: running, customer },
    '/user/restart-subscription': running,
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const name = path.replace('/api', '');
    sent.push({ path: name, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const data = answers[name];
    return data === undefined || data === 'fails'
      ? new Response(JSON.stringify({ success: false, errors: ['No.'], code: 'validation_failed' }), {
          status: 400,
        })
      : new Response(JSON.stringify({ success: true, data }));
  });
});
afterEach(() => {
  unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

function open(change: { subscription: Subscription; customer?: Profile['customer'] }, search = ''): void {
  const me = { name: 'Mai Tran', customer: null, ...change } as Profile;
  router = createMemoryRouter([{ path: '/chat', element: <AccountPanel me={me} /> }], {
    initialEntries: [`/chat${search}`],
  });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
}

/** The value that stands beside a name. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.trim();
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sentTo = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);

describe('the account dialog', () => {
  it.each<[Partial<Subscription>, string, string]>([
    [{}, 'Next billing date', 'Premium'],
    [{ status: 'trialing', duration: 30 }, 'Trial until', 'Premium Trial'],
    [{ status: 'past_due' }, 'Payment was due on', 'Premium Payment overdue'],
    [{ status: 'cancelled', cancelled_at: running.created_at }, 'Ends on', 'Premium Cancelled'],
    [{ renews: false }, 'Runs until', 'Premium'],
  ])('shows plan, price and date of %o', async (change, label, plan) => {
    open({ subscription: { ...running, ...change }, customer });
    expect(fact('Plan')).toBe(plan);
    expect(fact('Price')).toBe('$4.99 AUD per month');
    expect(fact(label)).toBe('22 December 2026');
    expect(fact('Card number')).toBe('•••• 4242');
    expect(fact('Name')).toBe('Mai Tran');
    await screen.findByText('No payments yet.');
  });

  it('shows the BASIC plan as free, and asks for a card', async () => {
    open({ subscription: free });
    expect([fact('Plan'), fact('Price')]).toEqual(['BASIC', 'Free']);
    expect(screen.getByText(/^Add a card/)).toBeTruthy();
    await press('Add card');
    await screen.findByRole('textbox', { name: 'Card number' });
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add card' }));
  });

  it('stores another card, with the words of the specification', async () => {
    open({ subscription: running, customer });
    await press('Update card');
    await screen.findByRole('textbox', { name: 'Card number' });
    await press('Fill in the test card');
    await press('Save card');
    await vi.waitFor(
      () => expect(toasts.getToasts().map(({ content }) => content)).toContain('Update card successfully'),
      { timeout: 10_000 },
    );
    expect(sentTo('/user/update-card')).toMatchObject([{ card_number: '4242424242424242', cvc: '123' }]);
    expect(sentTo('/user/update-card')[0]).not.toHaveProperty('get_trial');
  });

  it('says what is charged at once where a payment is overdue', async () => {
    open({ subscription: { ...running, status: 'past_due' }, customer });
    await press('Update card');
    await screen.findByRole('textbox', { name: 'Card number' });
    expect(screen.getByText('The overdue $4.99 AUD is charged to this card at once.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $4.99 AUD' })).toBeTruthy();
  });

  it('sends the trial of the address with the card, and leads to the chats', async () => {
    open({ subscription: free }, '?show=card&dialog=account&package_name=ultimate&package_price=9.99');
    await screen.findByRole('textbox', { name: 'Card number' });
    expect(screen.getByText(/^Free for 7 days, then \$9\.99 AUD a month/)).toBeTruthy();
    await press('Fill in the test card');
    await press('Start the free trial');
    await vi.waitFor(() => expect(router.state.location.search).toBe(''), { timeout: 10_000 });
    expect(sentTo('/user/update-card')).toMatchObject([
      { get_trial: 1, package_name: 'ultimate', package_price: 9.99 },
    ]);
  });

  it('leads back to the conversation in which the trial was asked for', async () => {
    open(
      { subscription: free },
      '?topic=t1&show=card&dialog=account&package_name=premium&package_price=4.99',
    );
    await screen.findByRole('textbox', { name: 'Card number' });
    await press('Fill in the test card');
    await press('Start the free trial');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?topic=t1'), { timeout: 10_000 });
  });

  it('takes a cancellation back', async () => {
    open({ subscription: { ...running, status: 'cancelled', cancelled_at: running.created_at }, customer });
    await press('Restart Subscription');
    await vi.waitFor(
      () => expect(toasts.getToasts().map(({ content }) => content)).toContain('Your subscription goes on.'),
      { timeout: 10_000 },
    );
  });

  it('lists five payments, then all', async () => {
    answers['/user/payments'] = payments;
    open({ subscription: running, customer });
    expect((await screen.findAllByRole('listitem')).length).toBe(5);
    const [failed, refund] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(failed).toContain('Failed');
    expect(refund).toContain('\u2212$4.99');
    await press('Show all 7');
    expect(screen.getAllByRole('listitem').length).toBe(7);
  });

  it('says where the payments could not be loaded, and tries again', async () => {
    answers['/user/payments'] = 'fails';
    open({ subscription: running, customer });
    await screen.findByRole('alert');
    answers['/user/payments'] = payments;
    await press('Try again');
    await screen.findAllByRole('listitem');
  });

  it('says that everything is open on a server without plans', () => {
    open({ subscription: { ...free, package: 'enterprise', status: 'open' } });
    expect(screen.getByText('Everything is open on this server')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
