import { use, useSyncExternalStore } from 'react';
import { CallContext, type CallServices } from '../context/CallContext.ts';
import type { CallSnapshot } from '../core/call/createCallSession.ts';

/** The services of the call around this place. Throws outside a `CallProvider`, in the words of the specification. */
export function useCall(): CallServices {
  const services = use(CallContext);
  if (!services) throw new Error('useVideoContext must be used within a VideoProvider');
  return services;
}

/** The call as it is now. */
export function useCallSnapshot(): CallSnapshot {
  const { session } = useCall();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
