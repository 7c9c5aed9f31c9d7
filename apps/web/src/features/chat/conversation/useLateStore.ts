import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A store that a component subscribes to. */
interface Store<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends what it does. */
  readonly cancel: () => void;
}

const never = () => () => {};

/**
 * A store whose code is loaded when it is first used; until then its state is the given one. Unmounting ends what it does, and
 * `loadStore` resolves to null when the code comes after that: a microphone must not open for a component that is gone.
 *
 * @param load imports the code and makes the store; keep it the same
 * @param initial the state before that
 */
export function useLateStore<State, Made extends Store<State>>(load: () => Promise<Made>, initial: State) {
  const [store, setStore] = useState<Made | null>(null);
  const loading = useRef<Promise<Made | null> | null>(null);
  const isMounted = useRef(true);
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState() ?? initial,
    () => initial,
  );
  const loadStore = useCallback((): Promise<Made | null> => {
    loading.current ??= load().then(
      (made) => {
        if (!isMounted.current) return null;
        setStore(made);
        return made;
      },
      (error: unknown) => {
        // The next press tries again.
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }, [load]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => () => store?.cancel(), [store]);
  return { state, store, loadStore };
}
