import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

const ids = ['all', 'unread', 'groups'];

describe('tabAfterKey', () => {
  it('goes round in reading direction', () => {
    expect(tabAfterKey(ids, 'groups', 'ArrowRight', 'ltr')).toBe('all');
    expect(tabAfterKey(ids, 'all', 'ArrowLeft', 'ltr')).toBe('groups');
    expect(tabAfterKey(ids, 'all', 'ArrowLeft', 'rtl')).toBe('unread');
  });

  it('jumps to the ends and leaves other keys alone', () => {
    expect(tabAfterKey(ids, 'unread', 'Home', 'ltr')).toBe('all');
    expect(tabAfterKey(ids, 'unread', 'End', 'ltr')).toBe('groups');
    expect(tabAfterKey(ids, 'unread', 'a', 'ltr')).toBeNull();
  });
});
