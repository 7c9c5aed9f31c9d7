import { describe, expect, it } from 'vitest';
import { dialogFor } from './shellItems.ts';

describe('dialogFor', () => {
  it.each([
    [undefined, 'plans'],
    ['free', 'plans'],
    ['premium', 'plans'],
    ['ultimate', 'smartTalk'],
    ['enterprise', 'smartTalk'],
  ])('SmartTalk with the plan %s opens %s', (plan, dialog) => {
    expect(dialogFor('smartTalk', plan)).toBe(dialog);
  });

  it.each(['addFriend', 'notification', 'account', 'editProfile', 'settings', 'about', 'logOut'] as const)(
    '%s opens its own dialog',
    (target) => {
      expect(dialogFor(target, 'free')).toBe(target);
    },
  );

  it('the chats open no dialog', () => {
    expect(dialogFor('chats', 'free')).toBeNull();
  });
});
