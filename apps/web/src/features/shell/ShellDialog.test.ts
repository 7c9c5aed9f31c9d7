import { describe, expect, it } from 'vitest';
import { dialogFor } from './ShellDialog.ts';

describe('dialogFor', () => {
  it.each([
    [undefined, 'plans'],
    ['free', 'plans'],
    ['premium', 'plans'],
    ['ultimate', 'notYet'],
    ['enterprise', 'notYet'],
  ])('SmartTalk with the plan %s opens %s', (plan, kind) => {
    expect(dialogFor('smartTalk', plan).kind).toBe(kind);
  });

  it.each([
    ['chats', 'none'],
    ['about', 'about'],
    ['settings', 'settings'],
    ['logOut', 'logOut'],
    ['account', 'notYet'],
    ['editProfile', 'notYet'],
    ['addFriend', 'notYet'],
    ['notification', 'notYet'],
  ] as const)('%s opens %s', (target, kind) => {
    expect(dialogFor(target, 'free').kind).toBe(kind);
  });
});
