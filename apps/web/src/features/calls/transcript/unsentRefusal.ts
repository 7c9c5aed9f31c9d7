const key = 'franca-transcript-refusal';

/** Whether a person wants to be left out of a call's transcript, until the server has confirmed it: a reload keeps it. */
export const unsentRefusal = {
  /** The wish for a call; null for none. */
  read: (uuid: string): boolean | null => {
    const kept = sessionStorage.getItem(key);
    if (kept === `${uuid} true`) return true;
    return kept === `${uuid} false` ? false : null;
  },
  /** Keeps it; null forgets it. */
  write: (uuid: string, wish: boolean | null): void => {
    if (wish !== null) sessionStorage.setItem(key, `${uuid} ${wish}`);
    else if (unsentRefusal.read(uuid) !== null) sessionStorage.removeItem(key);
  },
};
