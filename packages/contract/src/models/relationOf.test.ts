import { describe, expect, it } from 'vitest';
import { relationOf } from './relationOf.ts';

const none = { is_block: false, is_friend: false, is_waiting_accept: false, is_requested: false };

describe('relationOf', () => {
  it('lets a block win over a friendship, and a friendship over requests', () => {
    expect(relationOf({ ...none, is_block: true, is_friend: true })).toBe('is_block');
    expect(relationOf({ ...none, is_friend: true, is_requested: true })).toBe('is_friend');
    expect(relationOf({ ...none, is_waiting_accept: true, is_requested: true })).toBe('is_waiting_accept');
    expect(relationOf(none)).toBe('none');
  });
});
