import { describe, expect, it } from 'vitest';
import { joinHeard } from './joinHeard.ts';

const settled = (text: string, confidence = 0.9) => ({ text, isFinal: true, confidence });
const open = (text: string) => ({ text, isFinal: false, confidence: 0 });

describe('joinHeard', () => {
  it('puts one space between pieces, whether the browser gave one or not', () => {
    expect(joinHeard([settled('one'), settled(' two'), open(' three '), open('')], 'en-US')).toEqual({
      final: 'one two',
      interim: 'three',
    });
  });

  it('puts none where words are written without spaces', () => {
    expect(joinHeard([settled('おはよう'), settled('ございます')], 'ja-JP').final).toBe('おはようございます');
  });

  it('takes a repeated piece with more words once, as phones send it', () => {
    const pieces = [settled('good', 0), settled('good morning', 0), settled('good morning to you', 0)];
    expect(joinHeard(pieces, 'en-US').final).toBe('good morning to you');
  });

  it('keeps what somebody really said twice', () => {
    expect(joinHeard([settled('no'), settled('no thanks')], 'en-US').final).toBe('no no thanks');
  });
});
