import { use, useSyncExternalStore } from 'react';
import { CallContext, type CallServices } from '../context/CallContext.ts';
import type { CallSnapshot } from '../core/call/createCallSession.ts';

/** The services of the call around this place. */
export function useCall(): CallServices {
  const services = use(CallContext);
  if (!services)
    throw new Error('Parts of a call need a <CallProvider> around them. Render one above this component.');
  return services;
}

/** The call as it is now. */
export function useCallSnapshot(): CallSnapshot {
  const { session } = useCall();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
