import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { CheckoutMethod } from './CheckoutMethod.tsx';

let sent: { path: string; body: unknown }[];
let answers: Response[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number) =>
  answer({ success: false, errors: ['Refused.'], code }, status);

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: 'somebody' });
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  unmount();
  // Files share their modules, and leave nothing behind.
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(...answered: Response[]): void {
  answers = answered;
  router = createMemoryRouter([
    { path: '/', element: <CheckoutMethod plan="premium" onLogOut={() => {}} /> },
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

describe('the choice of payment', () => {
  it.each([
    ['not_valid', '/chat?show=card&package_name=premium&package_price=4.99'],
    ['exists', '/chat'],
    ['new', '/chat'],
  ])('leads on where the trial request ends with %s, asked for once', async (status, path) => {
    open(answer({ success: true, data: { status } }));
    expect(screen.getByRole('status', { name: 'Checking your free trial' })).toBeTruthy();
    await vi.waitFor(
      () => {
        const { pathname, search } = router.state.location;
        expect(pathname + search).toBe(path);
      },
      { timeout: 10_000 },
    );
    expect(sent).toEqual([
      { path: '/api/user/get-trial', body: { package_name: 'premium', package_price: 4.99 } },
    ]);
  });

  it('shows the ways to pay where there is no trial, and why', async () => {
    open(refusal('trial_used', 409));
    expect(await screen.findByText('STEP 2 OF 3')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Choose how you pay' })).toBeTruthy();
    expect(screen.getByText('Refused.')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Credit or debit card')).toBe('/check-out?method=card&package=premium');
    expect(hrefOf('Gift code')).toBe('/check-out?method=gift&package=premium');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks again where no response came, when the person says so', async () => {
    open(refusal('payments_unavailable', 503), answer({ success: true, data: { status: 'exists' } }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    await act(async () => fireEvent.click(again));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/chat'), { timeout: 10_000 });
    expect(sent.length).toBe(2);
  });
});
