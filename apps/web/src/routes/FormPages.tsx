import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Pages whose document scrolls: each begins at its top, and Back finds it where it was left. */
export function FormPages() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
