import { findUiLanguage } from '@franca/languages';
import { useEffect } from 'react';
import { api } from '../lib/data/api.ts';
import { useSession } from '../lib/session/session.ts';
import { showLanguage } from './texts.ts';

/**
 * Completes the texts of a language that Franca has none of its own in, once it is known who asks; null while it is not known which. The first time they are
 * shown when they have come; later ones with the next start, so that nothing changes under a person's eyes.
 */
export function useMachineTexts(tag: string | null, shown: string | null): void {
  const isSignedIn = useSession((state) => state.sessionToken !== null);
  const isShown = tag === shown;
  const isOwn = tag === null || findUiLanguage(tag) !== undefined;
  useEffect(() => {
    if (isOwn || !isSignedIn) return;
    let isCurrent = true;
    void import('./machineLanguage.ts').then(async ({ fetchTexts }) => {
      if ((await fetchTexts(api, tag)) && isCurrent && !isShown) await showLanguage(tag);
    });
    return () => {
      isCurrent = false;
    };
  }, [tag, isOwn, isShown, isSignedIn]);
}
