import { describe, expect, it } from 'vitest';
import { callRecordOf } from './callRecordOf.ts';

const call = (members: [string, number | null][]) => ({
  isVideo: false,
  members: members.map(([userId, seconds]) => ({ userId, seconds })),
});

describe('a call record', () => {
  it('is missed with fewer than two members', () => {
    expect(callRecordOf(call([['me', 40]]), 'me')).toEqual({ kind: 'missed' });
  });

  it('is missed when the duration of another member is absent or 0', () => {
    expect(
      callRecordOf(
        call([
          ['me', 40],
          ['ana', null],
        ]),
        'me',
      ),
    ).toEqual({ kind: 'missed' });
    expect(
      callRecordOf(
        call([
          ['me', 40],
          ['ana', 0],
        ]),
        'me',
      ),
    ).toEqual({ kind: 'missed' });
  });

  it('shows minutes and seconds otherwise, also when the own entry is 0', () => {
    expect(
      callRecordOf(
        call([
          ['me', 0],
          ['ana', 125],
        ]),
        'me',
      ),
    ).toEqual({ kind: 'ended', minutes: 2, seconds: 5 });
  });
});
