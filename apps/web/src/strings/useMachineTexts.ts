import { findUiLanguage } from '@franca/languages';
import { useEffect } from 'react';
import { api } from '../lib/data/api.ts';
import { useSession } from '../lib/session/session.ts';
import { showLanguage } from './texts.ts';

/** Which texts are completed. */
interface MachineTextsOptions {
  /** BCP 47 tag of the language; null while it is not known. */
  readonly tag: string | null;
  /** Whether the person asked for it; else the texts are only kept for the time when they do. */
  readonly isChosen: boolean;
  /** Tag of the language that is shown. */
  readonly shown: string | null;
}

/**
 * Completes the texts of a language that Franca has none of its own in, once it is known who asks. The first time they are
 * shown when they have come; later ones with the next start, so that nothing changes under a person's eyes.
 */
export function useMachineTexts({ tag, isChosen, shown }: MachineTextsOptions): void {
  const isSignedIn = useSession((state) => state.sessionToken !== null);
  const isToBeShown = isChosen && tag !== shown;
  const isOwn = tag === null || findUiLanguage(tag) !== undefined;
  useEffect(() => {
    if (isOwn || !isSignedIn) return;
    let isCurrent = true;
    void import('./machineLanguage.ts').then(async ({ fetchTexts }) => {
      if ((await fetchTexts(api, tag)) && isCurrent && isToBeShown) await showLanguage(tag);
    });
    return () => {
      isCurrent = false;
    };
  }, [tag, isOwn, isToBeShown, isSignedIn]);
}
