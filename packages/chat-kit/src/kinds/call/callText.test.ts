import { formatText } from '@franca/ui/i18n';
import { describe, expect, it } from 'vitest';
import type { CallDetails } from '../../core/model/Attachment.ts';
import { en } from '../../strings/en.ts';
import { callText } from './callText.ts';

const say = (ending: CallDetails['ending'], viewerId: string) =>
  callText({ isVideo: false, members: [{ userId: 'ana', seconds: 0 }], ending }, viewerId, (key, values) =>
    formatText(en[key], values, 'en'),
  );

describe('the record of a call without an answer', () => {
  it.each([
    ['rejected', 'Missed call · Declined'],
    ['unanswered', 'Missed call · No answer'],
    ['busy', 'Missed call · Busy'],
    [undefined, 'Missed call'],
  ] as const)('tells whoever called why: %s', (ending, words) => {
    expect(say(ending, 'ana')).toBe(words);
  });

  it('is a missed call to everybody else', () => {
    expect(say('rejected', 'ben')).toBe('Missed call');
  });
});
