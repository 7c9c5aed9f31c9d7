import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { closeTopmost } from './closeTopmost.ts';
import { isOwnStep } from './stepBack.ts';

/**
 * Back closes what lies over the page before it leaves the page, as on a phone everybody expects: a menu, a picture, a
 * dialog, the search. `closeView` closes what no Escape closes, and answers whether there was anything.
 */
export function useBackCloses(closeView: () => boolean): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && !isOwnStep() && (closeTopmost() || closeView()),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
