import { describe, expect, it } from 'vitest';
import { joinRecognized } from './joinRecognized.ts';

const final = (text: string, confidence = 0.9) => ({ text, isFinal: true, confidence });
const open = (text: string) => ({ text, isFinal: false, confidence: 0 });

describe('joinRecognized', () => {
  it('puts one space between pieces, whether the browser gave one or not', () => {
    expect(joinRecognized([final('one'), final(' two'), open(' three '), open('')], 'en-US')).toEqual({
      final: 'one two',
      interim: 'three',
    });
  });

  it('puts none where words are written without spaces', () => {
    expect(joinRecognized([final('おはよう'), final('ございます')], 'ja-JP').final).toBe(
      'おはようございます',
    );
  });

  it('takes a repeated piece with more words once, as phones send it', () => {
    const pieces = [final('good', 0), final('good morning', 0), final('good morning to you', 0)];
    expect(joinRecognized(pieces, 'en-US').final).toBe('good morning to you');
  });

  it('keeps what somebody really said twice', () => {
    expect(joinRecognized([final('no'), final('no thanks')], 'en-US').final).toBe('no no thanks');
  });
});
