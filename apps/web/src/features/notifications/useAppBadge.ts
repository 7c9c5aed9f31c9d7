import { useEffect } from 'react';

/** Shows on the icon of the installed app how much is new; browsers without such an icon do nothing. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    // The browser may refuse, for example in a private window.
    navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), []);
}
