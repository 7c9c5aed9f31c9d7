import { useCall } from '../../lib/data/useCall.ts';

const load = () => import('./signInExtras.ts');

/** What stands beside the form of the sign-in; undefined until it is loaded, and where it cannot be. */
export const useSignInExtras = (): Awaited<ReturnType<typeof load>> | undefined => useCall(load);
