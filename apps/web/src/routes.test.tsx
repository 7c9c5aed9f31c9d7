import { FrancaProvider } from '@franca/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PageError, PageLoadError } from './routes/PageError.tsx';
import { routes } from './routes.tsx';

afterEach(cleanup);

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/quicklink?email=a', '/quicklink'],
  ['/register', '/register'],
  ['/chat', '/chat'],
  ['/chat/?topic=t1', '/chat'],
  ['/check-out', '/check-out'],
  ['/check-out/method', '/check-out/method'],
  ['/check-out/success', '/check-out/success'],
  ['/check-out/error', '/check-out/error'],
  ['/cancel-subscription', '/cancel-subscription'],
  ['/calling?uuid=1', '/calling'],
  ['/404', '/404'],
  ['/CHAT', '*'],
  ['/chat/t1', '*'],
  ['/nowhere/deeper', '*'],
])('%s has the route %s', (address, path) => {
  const { pathname } = new URL(address, 'http://franca.test');
  expect(matchRoutes(routes, pathname)?.at(-1)?.route.path).toBe(path);
});

it.each([
  [
    'that could not be loaded is tried again by a reload',
    new PageLoadError('/a', new Error('gone')),
    true,
    1,
  ],
  ['that could not be loaded waits for a connection', new PageLoadError('/a', new Error('gone')), false, 0],
  ['that failed while it was shown is not loaded anew', new Error('broken'), true, 0],
])('a page %s', async (_which, error, isOnline, reloads) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(console, 'error').mockReturnValue();
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: PageError,
      HydrateFallback: () => null,
      lazy: () => Promise.reject(error),
    },
  ]);
  render(
    <FrancaProvider locale="en">
      <RouterProvider router={router} />
    </FrancaProvider>,
  );
  await screen.findByRole('alert');
  // The effect runs after what it belongs to is on the page.
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads));
});
