import type { Notification } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { withRead } from './notificationCache.ts';

const one = (_id: string, is_read: boolean): Notification => ({
  _id,
  is_read,
  kind: 'friend-request',
  date: '2026-01-01T00:00:00.000Z',
  person: { _id: 'a', name: 'Ana', avatar: null },
});
const list = { notifications: [one('1', false), one('2', true), one('3', false)], unreadCount: 2 };
const read = (id?: string) => {
  const { notifications, unreadCount } = withRead(list, id);
  return [notifications.map(({ is_read }) => is_read), unreadCount];
};

describe('what was read here', () => {
  it('is one, none twice, or all, and the number follows', () => {
    expect(read('1')).toEqual([[true, true, false], 1]);
    expect(read('2')).toEqual([[false, true, false], 2]);
    expect(read('gone')).toEqual([[false, true, false], 2]);
    expect(read()).toEqual([[true, true, true], 0]);
  });
});
