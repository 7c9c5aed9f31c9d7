import type { keys } from '../strings/en.ts';

/** How a key is drawn, and how it is read aloud. */
export interface KeyCap {
  /** What stands on the key. */
  sign: string;
  /** The text that names it, where the sign does not. */
  name?: keyof typeof keys;
}

const arrows: Record<string, KeyCap> = {
  ArrowUp: { sign: '↑', name: 'keyUp' },
  ArrowDown: { sign: '↓', name: 'keyDown' },
  ArrowLeft: { sign: '←', name: 'keyLeft' },
  ArrowRight: { sign: '→', name: 'keyRight' },
};

const onMac: Record<string, KeyCap> = {
  ...arrows,
  Meta: { sign: '⌘', name: 'keyCommand' },
  Control: { sign: '⌃', name: 'keyControl' },
  Alt: { sign: '⌥', name: 'keyOption' },
  Shift: { sign: '⇧', name: 'keyShift' },
  Enter: { sign: '⏎', name: 'keyReturn' },
  Backspace: { sign: '⌫', name: 'keyDelete' },
};

const elsewhere: Record<string, KeyCap> = {
  ...arrows,
  Meta: { sign: 'Win', name: 'keyWindows' },
  Control: { sign: 'Ctrl', name: 'keyControl' },
  Escape: { sign: 'Esc', name: 'keyEscape' },
};

/**
 * What stands on a key, as `KeyboardEvent.key` calls it, of a kind of keyboard. `Mod` is the keyboard's main modifier.
 *
 * @example keyCap('Mod', 'mac') // { sign: '⌘', name: 'keyCommand' }
 */
export function keyCap(key: string, platform: 'mac' | 'other'): KeyCap {
  const meant = key === 'Mod' ? (platform === 'mac' ? 'Meta' : 'Control') : key === ' ' ? 'Space' : key;
  const known = (platform === 'mac' ? onMac : elsewhere)[meant];
  return known ?? { sign: meant.length === 1 ? meant.toUpperCase() : meant };
}
