import { describe, expect, it } from 'vitest';
import { dialogForKey } from './useShortcuts.ts';

function press(
  init: KeyboardEventInit,
  target: HTMLElement = document.body,
): ReturnType<typeof dialogForKey> {
  let found: ReturnType<typeof dialogForKey> = null;
  const note = (event: KeyboardEvent): void => {
    found = dialogForKey(event);
  };
  target.addEventListener('keydown', note);
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.removeEventListener('keydown', note);
  return found;
}

describe('keys of the chats', () => {
  it('open the switcher with Ctrl+K and ⌘K, also from a field', () => {
    const field = document.createElement('textarea');
    expect(press({ key: 'k', ctrlKey: true })).toBe('switcher');
    expect(press({ key: 'K', metaKey: true }, field)).toBe('switcher');
    expect(press({ key: 'k' })).toBeNull();
    expect(press({ key: 'k', ctrlKey: true, altKey: true })).toBeNull();
  });

  it('open their list with Ctrl+/, and with a question mark where nothing is written', () => {
    const field = document.createElement('input');
    expect(press({ key: '/', ctrlKey: true }, field)).toBe('shortcuts');
    expect(press({ key: '?', shiftKey: true })).toBe('shortcuts');
    expect(press({ key: '?', shiftKey: true }, field)).toBeNull();
  });
});
