import { useEffect, useRef } from 'react';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';

/** Whose keys the keyboard has. */
export const keyboardPlatform = (): 'mac' | 'other' =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';

const fields = 'input, textarea, select, [contenteditable]';

/** The dialog that a key press asks for, or null. */
export function dialogForKey(event: KeyboardEvent): 'switcher' | 'shortcuts' | null {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'k' && !shiftKey) return 'switcher';
    // Where the slash needs Shift, as on a German keyboard, it is one all the same.
    return key === '/' ? 'shortcuts' : null;
  }
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return key === '?' && !isInField ? 'shortcuts' : null;
}

/** Opens the switcher with Ctrl+K and the list of keys with Ctrl+/ or a question mark; the same keys close them. */
export function useShortcuts(): void {
  const { dialog, openDialog, close } = useChatAddress();
  const latest = useRef({ dialog, openDialog, close });
  useEffect(() => {
    latest.current = { dialog, openDialog, close };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const wanted = dialogForKey(event);
      if (!wanted) return;
      const { dialog: shown, ...actions } = latest.current;
      const isOurs = shown === 'switcher' || shown === 'shortcuts';
      // A question that is asked is answered first.
      if (!isOurs && document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      if (shown === wanted) actions.close('dialog');
      else actions.openDialog(wanted);
    };
    // Before the composer takes the letter for its own.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
