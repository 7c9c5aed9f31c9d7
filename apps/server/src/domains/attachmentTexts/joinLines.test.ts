import { describe, expect, it } from 'vitest';
import { joinLines } from './joinLines.ts';

const line = (text: string, y: number, more: { paragraph?: number; height?: number } = {}) => {
  const { paragraph = 0, height = 0.125 } = more;
  return { text, paragraph, box: { x: 0.25, y, width: 0.5, height } };
};
const texts = (lines: Parameters<typeof joinLines>[0]) => joinLines(lines).map(({ text }) => text);

describe('joinLines', () => {
  it('joins a sentence, with a place around both lines', () => {
    expect(joinLines([line('Where is the', 0.125), line('train station?', 0.25)])).toEqual([
      { text: 'Where is the train station?', box: { x: 0.25, y: 0.125, width: 0.5, height: 0.25 } },
    ]);
  });

  it('keeps entries apart', () => {
    expect(texts([line('Soup', 0.1), line('Bread and butter', 0.2), line('2 eggs', 0.3)])).toHaveLength(3);
    expect(texts([line('We are closed.', 0.1), line('see you soon', 0.2)])).toHaveLength(2);
    expect(texts([line('Open', 0.1), line('from nine', 0.2, { paragraph: 1 })])).toHaveLength(2);
    expect(texts([line('Open', 0.1, { height: 0.3 }), line('from nine', 0.4)])).toHaveLength(2);
  });
});
