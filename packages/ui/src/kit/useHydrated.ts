import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken over from the server's markup; true at once where there was none. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
