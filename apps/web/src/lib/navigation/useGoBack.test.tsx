import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useGoBack } from './useGoBack.ts';

let goBack: () => void;

function Page() {
  goBack = useGoBack('/fallback');
  return null;
}

function setUp() {
  const router = createMemoryRouter(
    [
      { path: '/page', Component: Page },
      { path: '*', element: null },
    ],
    { initialEntries: ['/page'] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const leave = async () => {
    await act(async () => goBack());
    unmount();
    return router.state.location.pathname;
  };
  return { router, leave };
}

it('goes to the fallback from the page that was opened first', async () => {
  expect(await setUp().leave()).toBe('/fallback');
});

it('goes to the fallback from a page that says it took the place of the first', async () => {
  const { router, leave } = setUp();
  await act(() => router.navigate('/page?other', { replace: true, state: { isFirst: true } }));
  expect(await leave()).toBe('/fallback');
});

it('goes back to the page before', async () => {
  const { router, leave } = setUp();
  await act(() => router.navigate('/before', { replace: true }));
  await act(() => router.navigate('/page'));
  expect(await leave()).toBe('/before');
});
