import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from './findLinks.ts';

const links = (text: string) => findLinks(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

describe('links in a message', () => {
  it.each([
    // Marks of the sentence in other writing.
    ['资料 https://example.com/a，谢谢', ['https://example.com/a']],
    ['请看https://example.com。谢谢大家', ['https://example.com']],
    [
      '（https://example.com/b）和「https://example.com/c」',
      ['https://example.com/b', 'https://example.com/c'],
    ],
    ['見て！https://example.com/d！すごい', ['https://example.com/d']],
    ['देखो https://example.com/e। ठीक', ['https://example.com/e']],
    [
      '《https://example.com/f》；【https://example.com/g】',
      ['https://example.com/f', 'https://example.com/g'],
    ],
    ['“https://example.com/h”、‘https://example.com/i’', ['https://example.com/h', 'https://example.com/i']],
    ['«https://example.com/j» … https://example.com/k…', ['https://example.com/j', 'https://example.com/k']],
    [
      'هل رأيت https://example.com/l؟ نعم، https://example.com/m، شكرا',
      ['https://example.com/l', 'https://example.com/m'],
    ],
    ['یہ https://example.com/n۔ ٹھیک', ['https://example.com/n']],
    ['ይህ https://example.com/o። እሺ', ['https://example.com/o']],
    ['សូមមើល https://example.com/p។', ['https://example.com/p']],
    ['ကြည့်ပါ https://example.com/q။', ['https://example.com/q']],
    ['Տես https://example.com/r։', ['https://example.com/r']],
    ['ดูhttps://example.com/s นะ', ['https://example.com/s']],
    ['https://example.com——很好', ['https://example.com']],
    ['https://example.com是的', ['https://example.com']],
    ['看www.example.com/a。好', ['www.example.com/a']],
    ['링크는https://example.com/t입니다', ['https://example.com/t입니다']],
    ['メールana@example.comへ', ['ana@example.com']],
    // Apostrophes, brackets and marks at the end.
    ["https://example.org/wiki/Devil's_advocate is a page", ["https://example.org/wiki/Devil's_advocate"]],
    ["'https://example.org/x'", ['https://example.org/x']],
    ['https://fr.example.org/wiki/L’Équipe', ['https://fr.example.org/wiki/L’Équipe']],
    ['(https://example.org/wiki/Foo_(bar))', ['https://example.org/wiki/Foo_(bar)']],
    ['https://example.org/wiki/Foo_(bar)_(baz)!', ['https://example.org/wiki/Foo_(bar)_(baz)']],
    ['[https://example.org/a[1]]', ['https://example.org/a[1]']],
    ['{https://example.org/a}', ['https://example.org/a']],
    ['https://example.org/a?b=c&d=e;f,g!h:i;.', ['https://example.org/a?b=c&d=e;f,g!h:i']],
    ['https://example.org/a...', ['https://example.org/a']],
    ['https://example.org/?!', ['https://example.org/']],
    ['<https://example.org/a>', ['https://example.org/a']],
    ['**https://example.org/a** _https://example.org/b_', ['https://example.org/a', 'https://example.org/b']],
    ['https://example.org/a_ b', ['https://example.org/a_']],
    [
      'https://ja.example.org/wiki/レオナルド・ダ・ヴィンチ',
      ['https://ja.example.org/wiki/レオナルド・ダ・ヴィンチ'],
    ],
    ['https://en.example.org/wiki/Bose–Einstein', ['https://en.example.org/wiki/Bose–Einstein']],
    ['http://localhost:3000/a, http://192.0.2.1:8080.', ['http://localhost:3000/a', 'http://192.0.2.1:8080']],
    ['HTTPS://EXAMPLE.COM/A', ['HTTPS://EXAMPLE.COM/A']],
    ['https://例え.テスト/パス', ['https://例え.テスト/パス']],
    ['https://user@example.com/a', ['https://user@example.com/a']],
    // Words that look like one.
    ['Awww... so cute', []],
    ['ewww.that is bad', []],
    ['www... what', []],
    ['www.', []],
    ['www.x', []],
    ['wwww.example.com', ['wwww.example.com']],
    ['e.g. this, i.e. that, a.m. or p.m.', []],
    ['README.md, Node.js, script.py, 3.5.1 and v1.2', []],
    ['ok.so what.it is.no', []],
    ['foo@bar, @ana, a@b', []],
    ['https:// http:// ://example', []],
    ['x@y..com', []],
    // Addresses as people write them.
    ['see example.com.', ['example.com']],
    [
      'example.org/a_(b), bbc.co.uk and youtu.be/abc?t=1',
      ['example.org/a_(b)', 'bbc.co.uk', 'youtu.be/abc?t=1'],
    ],
    ['example.com:8080/a', ['example.com:8080/a']],
    ['www.example.com.au, WWW.EXAMPLE.COM', ['www.example.com.au', 'WWW.EXAMPLE.COM']],
    ['example.community my.commute', []],
    [
      "ana.maria+x@mail.example.org, o'brien@example.com",
      ['ana.maria+x@mail.example.org', "o'brien@example.com"],
    ],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['访问 https://example.com/docs（中文说明）了解更多', ['https://example.com/docs']],
    ['https://example.com/guide，详见下文', ['https://example.com/guide']],
    ['已创建：https://example.com/issues/477，涵盖了四个方面', ['https://example.com/issues/477']],
    ['**https://example.com/pull/28031**。做 PR-2', ['https://example.com/pull/28031']],
    ['链接：https://example.com/a（draft）后续', ['https://example.com/a']],
    ['句点直後: https://example.com/foo。次の文。', ['https://example.com/foo']],
    [
      '括弧内: (https://example.com/bar) と 全角（https://example.com/baz）です。',
      ['https://example.com/bar', 'https://example.com/baz'],
    ],
    ['読点: https://example.com/qux、続き。', ['https://example.com/qux']],
    ['"https://example.com/lm-harness/。"', ['https://example.com/lm-harness/']],
    ['：**https://example.com/kit**（public，MIT）。', ['https://example.com/kit']],
    ['see https://example.com/repo/pull/1, then', ['https://example.com/repo/pull/1']],
    [
      'https://example.com/api?ids=1,2,3 and https://maps.example.com/@39.90,116.40,12z',
      ['https://example.com/api?ids=1,2,3', 'https://maps.example.com/@39.90,116.40,12z'],
    ],
    ['https://example.com/report.v1.pdf.', ['https://example.com/report.v1.pdf']],
    ['https://example.com/安装包（正式版）', ['https://example.com/安装包']],
  ])('are found in %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('are never scripts, data or files', () => {
    expect(links('javascript:alert(1) data:text/html,x file:///etc vbscript:x')).toEqual([]);
  });

  it('change no character of the message', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'https://',
        'www.',
        '@a.example',
        '(',
        ')',
        '.',
        ' ',
        '。',
        'example.com',
        "'",
        '’',
        '/',
        '_',
        'https://a.example/x)',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = findLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts)
          if (part.kind === 'link') expect(part.href).toMatch(/^(https?:\/\/|mailto:)/iu);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'a',
    'a.',
    'a-',
    '@a.',
    'a@',
    'www.',
    'www.a',
    '.com',
    'https://',
    '(',
    'https://a)',
    "'",
    '_a',
    'a.com/)',
  ])('are sought in a long text of nothing but %j within a moment', (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    const start = process.cpuUsage();
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    // Time of the processor: other programs of a busy machine do not count.
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
