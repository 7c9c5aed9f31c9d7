import { describe, expect, it } from 'vitest';
import { keyCap } from './keyCap.ts';

describe('keyCap', () => {
  it('takes Mod for the main modifier of the keyboard', () => {
    expect(keyCap('Mod', 'mac')).toEqual({ sign: '⌘', name: 'keyCommand' });
    expect(keyCap('Mod', 'other')).toEqual({ sign: 'Ctrl', name: 'keyControl' });
  });

  it('draws arrows alike on all keyboards', () => {
    expect(keyCap('ArrowLeft', 'mac')).toEqual(keyCap('ArrowLeft', 'other'));
  });

  it('writes letters large and gives the space bar a word', () => {
    expect(keyCap('k', 'other')).toEqual({ sign: 'K' });
    expect(keyCap(' ', 'mac').sign).toBe('Space');
  });

  it('leaves what it does not know as it is', () => {
    expect(keyCap('PageUp', 'other')).toEqual({ sign: 'PageUp' });
  });
});
