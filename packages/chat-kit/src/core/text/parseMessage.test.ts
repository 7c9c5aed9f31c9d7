import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichBlock, RichInline } from './parseMessage.ts';
import { parseMessage } from './parseMessage.ts';

const wordsOf = (parts: readonly RichInline[]): string =>
  parts.map((part) => ('parts' in part ? wordsOf(part.parts) : part.text)).join('');

const textOf = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'code') return block.text;
      return block.kind === 'words' ? wordsOf(block.parts) : block.items.map(wordsOf).join('\n');
    })
    .join('\n');

const inline = (text: string) => {
  const [block] = parseMessage(text);
  return block?.kind === 'words' ? block.parts : [];
};

describe('light Markdown', () => {
  it('knows bold, italic and code', () => {
    expect(inline('a **b** c')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', parts: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' c' },
    ]);
    expect(inline('*b*')[0]).toMatchObject({ kind: 'emphasis' });
    expect(inline('_b c_')[0]).toMatchObject({ kind: 'emphasis' });
    expect(inline('`x * y * z`')).toEqual([{ kind: 'code', text: 'x * y * z' }]);
    expect(inline('***').map((part) => part.kind)).toEqual(['text']);
  });

  it('leaves sums, names and lone stars alone', () => {
    for (const text of ['2 * 3 * 4', 'snake_case_name', '5*3*2', 'a * b', '** no **', '_']) {
      expect(inline(text)).toEqual([{ kind: 'text', text }]);
    }
  });

  it('finds links, also inside bold, and never marks inside them', () => {
    expect(inline('**see https://a.example/b**')[0]).toMatchObject({
      kind: 'strong',
      parts: [{ kind: 'text' }, { kind: 'link', href: 'https://a.example/b' }],
    });
    expect(inline('https://a.example/_x_/ ok')[0]).toMatchObject({
      kind: 'link',
      text: 'https://a.example/_x_/',
    });
  });

  it('makes lists of two lines or more, and of a numbered one', () => {
    expect(parseMessage('buy:\n- milk\n- **bread**\nthanks')).toMatchObject([
      { kind: 'words' },
      { kind: 'list', start: null, items: [[{ text: 'milk' }], [{ kind: 'strong' }]] },
      { kind: 'words' },
    ]);
    expect(parseMessage('3. c\n4. d')).toMatchObject([{ kind: 'list', start: 3, numbers: [3, 4] }]);
    expect(parseMessage('- no list')).toMatchObject([{ kind: 'words' }]);
  });

  it('keeps a block of code as it is', () => {
    expect(parseMessage('so:\n```ts\nconst a = **b**;\n```\nyes')).toMatchObject([
      { kind: 'words' },
      { kind: 'code', text: 'const a = **b**;' },
      { kind: 'words' },
    ]);
  });

  it('shows markup of any other kind as text', () => {
    const text = '<img src=x onerror=alert(1)> &lt; [x](javascript:alert(1)) <script>';
    expect(inline(text)).toEqual([{ kind: 'text', text }]);
  });

  it('loses no character but its own marks', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('**', '*', '_', '`', '\n', '- ', '1. ', '```\n', ' ', 'https://a.example/'),
    );
    const bare = (text: string) => text.replace(/[*_`\s•\-+.)\d]/gu, '');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        // The language of a block of code is not shown.
        fc.pre(!/```\S/u.test(text));
        expect(bare(textOf(parseMessage(text)))).toBe(bare(text));
      }),
      // Three backticks that are code, with a word behind them, are no block of code.
      { numRuns: 2_000, examples: [[['`', ' ', '```\n', '`', 'a']]] },
    );
  });

  it('reads a hostile text in no time', () => {
    for (const text of ['*'.repeat(10_000), '_a'.repeat(5_000), '`'.repeat(9_999), '**a '.repeat(2_500)]) {
      expect(textOf(parseMessage(text)).length).toBeGreaterThan(0);
    }
  });
});
