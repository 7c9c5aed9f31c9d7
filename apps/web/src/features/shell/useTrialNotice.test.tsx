import { FrancaProvider } from '@franca/ui';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../lib/data/toasts.ts';
import { useTrialNotice } from './useTrialNotice.ts';

function Page() {
  useTrialNotice();
  return null;
}

function open(address: string): string {
  const router = createMemoryRouter([{ path: '/chat', element: <Page /> }], { initialEntries: [address] });
  const { unmount } = render(
    <StrictMode>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </StrictMode>,
  );
  const { pathname, search } = router.state.location;
  unmount();
  return pathname + search;
}

const takeToasts = () => {
  const shown = toasts.getToasts();
  for (const { id } of shown) toasts.dismiss(id);
  return shown.map(({ style, content }) => [style, content]);
};

// Files share their modules: toasts of those before may still be shown.
beforeEach(() => void takeToasts());
afterEach(() => void takeToasts());

describe('the trial notice', () => {
  it('shows its toast once and opens the account dialog, with what the dialog reads', () => {
    const address = open('/chat?show=card&package_name=premium&package_price=4.99');
    expect(address).toBe('/chat?show=card&package_name=premium&package_price=4.99&dialog=account');
    expect(takeToasts()).toEqual([['error', 'Please enter card to get trial!']]);
    // A reload of that address.
    expect(open(address)).toBe(address);
    expect(takeToasts()).toEqual([]);
  });

  it('says nothing at any other address', () => {
    expect(open('/chat?dialog=account')).toBe('/chat?dialog=account');
    expect(takeToasts()).toEqual([]);
  });
});
