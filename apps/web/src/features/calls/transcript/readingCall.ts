const key = 'franca-reading-call';

/** The call whose transcript this tab reads: after a reload it reads on. */
export const readingCall = {
  /** Whether it is this one. */
  isOf: (uuid: string): boolean => sessionStorage.getItem(key) === uuid,
  /** Keeps it. */
  write: (uuid: string): void => sessionStorage.setItem(key, uuid),
  /** Forgets it, where it is this one. */
  clear: (uuid: string): void => {
    if (readingCall.isOf(uuid)) sessionStorage.removeItem(key);
  },
};
