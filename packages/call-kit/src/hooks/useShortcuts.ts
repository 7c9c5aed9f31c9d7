import { useEffect } from 'react';
import { useCallControls } from './useCallControls.ts';

/** The keys of a call, and what each does. */
export const shortcutKeys = {
  microphone: 'm',
  camera: 'v',
  screen: 's',
  help: '?',
} as const;

/** What stands beside a call has keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName) ||
    target.closest('[data-fr-part="call-panel"]') !== null);

/**
 * Lets single keys do what the buttons do, while nobody types and no dialog is open.
 *
 * @param isActive false takes no keys
 * @param onHelp opens the list of keys
 */
export function useShortcuts(isActive: boolean, onHelp: () => void): void {
  const { microphone, camera, screen } = useCallControls();
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const control =
        key === shortcutKeys.microphone
          ? microphone
          : key === shortcutKeys.camera
            ? camera
            : key === shortcutKeys.screen
              ? screen
              : null;
      if (key === shortcutKeys.help) onHelp();
      else if (control && !control.disabled) control.onClick();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, onHelp, microphone, camera, screen]);
}
