import type { ComponentType, ReactNode } from 'react';
import type { RouterHistory, RouterLocation } from './RouterHistory.ts';

/** Where a guard leads instead of the page. */
export interface Redirect {
  /** The address. */
  readonly to: string;
  /** Whether it is another document. */
  readonly isDocument: boolean;
}

/** Leads elsewhere inside the application, in the place of the present entry of the history. */
export const replace = (to: string): Redirect => ({ to, isDocument: false });

/** Leads to another document. */
export const redirectDocument = (to: string): Redirect => ({ to, isDocument: true });

/** Decides whether a page may be seen at an address; null lets the person in. */
export type Guard = (url: URL) => Redirect | null;

/** What a file of a page exports. */
export interface PageModule {
  /** The page. */
  readonly Component: ComponentType;
  /** Who may see it. */
  readonly guard?: Guard;
}

/** A page at one address; `*` stands for every address that no other route has. */
export interface Route extends Partial<PageModule> {
  /** The path, without parameters. */
  readonly path: string;
  /** The page as an element, in place of a component. */
  readonly element?: ReactNode;
  /** Fetches the page when somebody goes there for the first time. */
  readonly lazy?: () => Promise<PageModule>;
}

/** What a router shows. */
export interface RouterState {
  /** Where it stands. */
  readonly location: RouterLocation;
  /** The page there; null until the first one has been fetched. */
  readonly page: Route | null;
}

/** A step that a blocker is asked about. */
export interface Step {
  /** Whether the person, or the application, moved in the history, or a new entry was to be opened. */
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

/** Asked before each step; true holds it back, until `proceed` takes it after all. */
export type Blocker = (step: Step, proceed: () => void) => boolean;

/** How to go somewhere. */
export interface NavigateOptions {
  /** Changes the present entry of the history instead of adding one. */
  readonly replace?: boolean;
  /** Given along. */
  readonly state?: unknown;
}

/** Goes to an address, or a number of steps in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/** Pages by address, in a history. */
export interface Router {
  /** What is shown now. */
  readonly state: RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: Navigate;
  /** Asks the guard of the present page again. */
  readonly revalidate: () => void;
  /** Asks before each step; there is one at a time. Null takes it away. */
  readonly block: (blocker: Blocker | null) => void;
}

const urlOf = ({ pathname, search, hash }: RouterLocation): URL =>
  new URL(`${pathname}${search}${hash}`, location.origin);

/**
 * A router for pages at fixed addresses: guards, pages that are fetched when somebody goes there, and a blocker. A page stays
 * until the next one has been fetched. The entries of the history are those of React Router, which stood here before.
 *
 * @param fallback shown in the place of a page that could not be fetched
 */
export function createRouter(
  routes: readonly Route[],
  history: RouterHistory,
  fallback: ComponentType = () => null,
): Router {
  const listeners = new Set<() => void>();
  const fetched = new Map<Route, PageModule>();
  let blocker: Blocker | null = null;
  let state: RouterState = { location: history.read(), page: null };
  /** The latest navigation; what an earlier one fetches comes too late. */
  let latest = 0;
  /** The next step takes back one that is held. */
  let isStepBack = false;
  /** The next step was held, and is taken after all. */
  let isAllowed = false;

  const show = (page: Route): void => {
    state = { location: history.read(), page };
    for (const listener of listeners) listener();
  };

  const routeAt = ({ pathname }: URL): Route | undefined => {
    // People and proxies add a slash.
    const wanted = pathname.replace(/^(.+?)\/+$/, '$1');
    return routes.find(({ path }) => path === wanted) ?? routes.find(({ path }) => path === '*');
  };

  const leave = ({ to, isDocument }: Redirect): Promise<void> => {
    if (!isDocument) return go(new URL(to, location.origin), { replace: true });
    location.assign(to);
    return Promise.resolve();
  };

  /** Shows the page at an address when it may be seen; `enter` writes the history. */
  async function open(url: URL, enter: () => void): Promise<void> {
    latest += 1;
    const mine = latest;
    const route = routeAt(url);
    if (!route) {
      enter();
      return show({ path: '*' });
    }
    let page: Route = { ...route, ...fetched.get(route) };
    if (route.lazy && !fetched.has(route)) {
      try {
        const module = await route.lazy();
        fetched.set(route, module);
        page = { ...route, ...module };
      } catch {
        page = { path: route.path, Component: fallback };
      }
      if (mine !== latest) return;
    }
    const redirect = page.guard?.(url) ?? null;
    if (redirect) return leave(redirect);
    enter();
    show(page);
  }

  function go(url: URL, { replace: isReplaced = false, state: given }: NavigateOptions): Promise<void> {
    const address = `${url.pathname}${url.search}${url.hash}`;
    return open(url, () => history.write(address, given, isReplaced));
  }

  const stay = () => {};

  history.listen((steps) => {
    if (isStepBack) {
      isStepBack = false;
      return;
    }
    const isAsked = !isAllowed && steps !== null && steps !== 0;
    isAllowed = false;
    const proceed = () => {
      isAllowed = true;
      history.go(steps ?? 0);
    };
    if (isAsked && blocker?.({ historyAction: 'POP' }, proceed)) {
      isStepBack = true;
      return history.go(-steps);
    }
    void open(urlOf(history.read()), stay);
  });

  const navigate: Navigate = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const url = new URL(to, urlOf(state.location));
    const take = () => go(url, options);
    const historyAction = options.replace ? 'REPLACE' : 'PUSH';
    if (!blocker?.({ historyAction }, () => void take())) await take();
  };

  void open(urlOf(state.location), stay);
  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    revalidate: () => {
      const redirect = state.page?.guard?.(urlOf(state.location)) ?? null;
      if (redirect) void leave(redirect);
    },
    block: (next) => {
      blocker = next;
    },
  };
}
