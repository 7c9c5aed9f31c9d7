import { type CallAddress, callPath, readCallAddress } from '../../lib/calls/callAddress.ts';

const key = 'franca-running-call';

/** The call that this browser is in, as far as it knows: the way back after its page was closed. */
export const runningCall = {
  /** The call; null where there is none. */
  read: (): CallAddress | null => readCallAddress(localStorage.getItem(key)?.split('?')[1] ?? ''),
  /** Keeps it. */
  write: (address: CallAddress): void => localStorage.setItem(key, callPath(address)),
  /** Forgets it, where it is this one. */
  clear: (uuid: string): void => {
    if (runningCall.read()?.uuid === uuid) localStorage.removeItem(key);
  },
};
