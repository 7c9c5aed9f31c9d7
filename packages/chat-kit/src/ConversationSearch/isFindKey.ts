/** The parts of a key press that tell which shortcut it is. */
export interface PressedKey {
  /** What it writes. */
  readonly key: string;
  /** Where it lies on the keyboard. */
  readonly code: string;
  /** Whether Ctrl is held. */
  readonly ctrlKey: boolean;
  /** Whether Cmd is held. */
  readonly metaKey: boolean;
  /** Whether Alt is held. */
  readonly altKey: boolean;
  /** Whether Shift is held. */
  readonly shiftKey: boolean;
}

/** Whether somebody presses Ctrl+F or Cmd+F, also on a keyboard whose letters are not Latin. */
export function isFindKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  if (altKey || shiftKey || ctrlKey === metaKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'f' : code === 'KeyF';
}
