import type { RequestDefinition } from '@franca/contract/client';

type Listener = (call: RequestDefinition) => void;

const listeners = new Set<Listener>();

/** Says to the page that the server refused a call because of a plan. */
export function notePermission(call: RequestDefinition): void {
  for (const listener of listeners) listener(call);
}

/** Calls `listener` with every request that is refused because of a plan; the returned function unsubscribes. */
export function onNotPermitted(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
