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
 * A store whose code is loaded when it is first used; until then its state is the given one. Unmounting ends what it does.
 *
 * @param load imports the code and makes the store; keep it the same
 * @param initial the state before that
 */
export function useLateStore<State, Made extends Store<State>>(load: () => Promise<Made>, initial: State) {
  const [store, setStore] = useState<Made | null>(null);
  const made = useRef<Promise<Made> | null>(null);
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState() ?? initial,
    () => initial,
  );
  const use = useCallback((): Promise<Made> => {
    made.current ??= load().then(
      (loaded) => {
        setStore(loaded);
        return loaded;
      },
      (error: unknown) => {
        // The next press tries again.
        made.current = null;
        throw error;
      },
    );
    return made.current;
  }, [load]);
  useEffect(() => () => store?.cancel(), [store]);
  return { state, store, use };
}
