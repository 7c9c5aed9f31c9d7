/** The part of Google's script for signing in that is used (“Sign in with Google”, JavaScript reference). */
export interface GoogleSignIn {
  readonly initialize: (options: {
    client_id: string;
    callback: (response: { credential: string }) => void;
    ux_mode: 'popup';
  }) => void;
  readonly renderButton: (
    parent: HTMLElement,
    options: { type: 'standard'; theme: 'outline'; size: 'large'; text: 'signin_with'; locale: string },
  ) => void;
}

const loadedScript = (): GoogleSignIn | undefined =>
  (window as { google?: { accounts?: { id?: GoogleSignIn } } }).google?.accounts?.id;

/**
 * Loads Google's script: only here, and only where the operator has set an application of Google, does a page ask that host
 * for anything. Rejects where it does not come; the next call tries again.
 */
export function loadGoogleSignIn(scriptUrl: string): Promise<GoogleSignIn> {
  const known = loadedScript();
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    const fail = (): void => {
      script.remove();
      reject(new Error('The script of Google is not there.'));
    };
    script.onerror = fail;
    script.onload = () => {
      const loaded = loadedScript();
      if (loaded) resolve(loaded);
      else fail();
    };
    document.head.append(script);
  });
}
