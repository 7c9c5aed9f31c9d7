import {
  type ComponentType,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Navigate, NavigateOptions, Router, RouterState, Step } from './createRouter.ts';
import type { RouterLocation } from './RouterHistory.ts';

const RouterContext = createContext<{ router: Router; state: RouterState } | null>(null);

function useRouter(): { router: Router; state: RouterState } {
  const context = use(RouterContext);
  if (!context) throw new Error('useRouter: there is no RouterProvider above.');
  return context;
}

/** Props of {@link RouterProvider}. */
export interface RouterProviderProps {
  /** The router. */
  router: Router;
  /** Stands there until the first page has been fetched. */
  Fallback?: ComponentType;
}

/** Shows the page of a router. */
export function RouterProvider({ router, Fallback }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { page } = state;
  const content = page?.Component ? <page.Component /> : page?.element;
  const value = useMemo(() => ({ router, state }), [router, state]);
  return <RouterContext value={value}>{page ? content : Fallback && <Fallback />}</RouterContext>;
}

/** Goes to an address, or a number of steps in the history; the same function as long as the router is the same. */
export const useNavigate = (): Navigate => useRouter().router.navigate;

/** The place where the router stands. */
export const useLocation = (): RouterLocation => useRouter().state.location;

/** Changes the query of the address. */
export type SetSearchParams = (
  change: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The query of the address, and what changes it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { router, state } = useRouter();
  const { search } = state.location;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery: SetSearchParams = useCallback(
    (change, options) => {
      const { pathname, search: before } = router.state.location;
      void router.navigate(`${pathname}?${change(new URLSearchParams(before))}`, options);
    },
    [router],
  );
  return [query, setQuery];
}

/** A step that is held, or none. */
export interface BlockedStep {
  /** Whether one is. */
  readonly state: 'blocked' | 'unblocked';
  /** Takes it after all. */
  readonly proceed: () => void;
  /** Stays. */
  readonly reset: () => void;
}

/**
 * Holds back steps to other places.
 *
 * @param holds whether steps are held, or decides it for each one
 */
export function useBlocker(holds: boolean | ((step: Step) => boolean)): BlockedStep {
  const { router } = useRouter();
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
  const latest = useRef(holds);
  useLayoutEffect(() => {
    latest.current = holds;
  }, [holds]);
  useEffect(() => {
    router.block((step, proceed) => {
      const isHeld = typeof latest.current === 'function' ? latest.current(step) : latest.current;
      if (isHeld) setHeld({ proceed });
      return isHeld;
    });
    return () => router.block(null);
  }, [router]);
  return {
    state: held ? 'blocked' : 'unblocked',
    proceed: () => {
      setHeld(null);
      held?.proceed();
    },
    reset: () => setHeld(null),
  };
}
