import { uiLanguages } from '@franca/languages';
import { useEffect } from 'react';
import { useBasicLists } from '../lib/data/staticLists.ts';
import { useMe } from '../lib/data/useMe.ts';
import { useSession } from '../lib/session/session.ts';

/** Where the tag is kept for the next start, which shows the first frame in its direction (public/first-paint.js). */
const storageKey = 'profileLanguage';

/**
 * The language of the profile as a BCP 47 tag: undefined while it is on its way, null where nobody is signed in or it
 * cannot be asked for now.
 */
export function useProfileLanguage(): string | null | undefined {
  const isSignedIn = useSession(({ sessionToken }) => sessionToken !== null);
  const me = useMe();
  const name = isSignedIn ? me.data?.language : undefined;
  const own = uiLanguages.find(({ englishName }) => englishName === name)?.tag;
  const lists = useBasicLists(name !== undefined && own === undefined);
  const tag = own ?? lists.data?.languages.find((language) => language.name === name)?.code;
  useEffect(() => {
    if (!isSignedIn) localStorage.removeItem(storageKey);
    else if (tag) localStorage.setItem(storageKey, tag);
  }, [isSignedIn, tag]);
  if (!isSignedIn) return null;
  if (tag) return tag;
  const { data, fetchStatus, failureCount } = name === undefined ? me : lists;
  // Without a network, or after a failure, nobody waits for it: a later answer is followed.
  const isHopeless = data !== undefined || fetchStatus === 'paused' || failureCount > 0;
  return localStorage.getItem(storageKey) ?? (isHopeless ? null : undefined);
}
