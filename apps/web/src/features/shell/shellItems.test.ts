import { packageNames } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { accountItems, areaFor, mainItems, missingFor } from './shellItems.ts';

describe('the entries of the rail', () => {
  it.each([
    ['free', 'smartTalk'],
    ['premium', 'smartTalk'],
    ['ultimate', null],
    ['enterprise', null],
  ] as const)('SmartTalk with the plan %s lacks %s', (plan, missing) => {
    expect(missingFor('smartTalk', plan)).toBe(missing);
  });

  it('apart from it need no plan', () => {
    const others = [...mainItems, ...accountItems].filter(({ target }) => target !== 'smartTalk');
    for (const { target } of others) {
      for (const plan of packageNames) expect(missingFor(target, plan), target).toBeNull();
    }
  });

  it('lead to the friends from "Add friend", to the notifications, and to SmartTalk', () => {
    const areas = (['chats', 'addFriend', 'notification', 'smartTalk'] as const).map(areaFor);
    expect(areas).toEqual([null, 'contacts', 'notifications', 'smartTalk']);
  });
});
