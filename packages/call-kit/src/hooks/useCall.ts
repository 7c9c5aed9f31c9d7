import { use, useSyncExternalStore } from 'react';
import { CallContext, type CallServices } from '../context/CallContext.ts';
import type { CallSnapshot } from '../core/call/createCallSession.ts';

/** The services of the call around this place; null outside a `CallProvider`, for parts that are used in both places. */
export function useOptionalCall(): CallServices | null {
  return use(CallContext);
}

/** The services of the call around this place. Throws outside a `CallProvider`. */
export function useCall(): CallServices {
  const services = useOptionalCall();
  if (!services) throw new Error('useCall must be used within a CallProvider');
  return services;
}

/** The call as it is now. Throws outside a `CallProvider`. */
export function useCallSnapshot(): CallSnapshot {
  const { session } = useCall();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
