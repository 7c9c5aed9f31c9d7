import type { CallDefinition } from '@franca/contract/calls';

type Listener = (call: CallDefinition) => void;

const listeners = new Set<Listener>();

/** Says to the page that the server refused a call because of a plan. */
export function notePermission(call: CallDefinition): void {
  for (const listener of listeners) listener(call);
}

/** Calls `listener` with every call that is refused because of a plan; the returned function unsubscribes. */
export function onNotPermitted(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
