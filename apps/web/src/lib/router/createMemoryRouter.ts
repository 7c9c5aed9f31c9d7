import { createMemoryHistory } from './createMemoryHistory.ts';
import { createRouter, type Route, type Router } from './createRouter.ts';

/** A router in a history of its own: in tests, and inside other documents. */
export function createMemoryRouter(
  routes: readonly Route[],
  { initialEntries }: { initialEntries?: readonly string[] } = {},
): Router {
  return createRouter(routes, createMemoryHistory(initialEntries));
}
