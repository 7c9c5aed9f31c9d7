import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpans, hasWords, protectSpans, restoreSpans, spansKept } from './protectSpans.ts';

const kindsOf = (text: string) => findSpans(text).map((span) => [span.kind, span.text]);

const span = fc.constantFrom(
  'https://example.org/a?b=c#d',
  'www.example.org',
  'someone@example.org',
  '@maria.rossi',
  '@Maria\u00a0Rossi',
  '`npm start`',
  '7:30 pm',
  '$5.99',
  '20 €',
  '50%',
  '2026-11-21',
  '42',
  '[[1]]',
  '😀',
  '👨‍👩‍👧',
  '5️⃣',
);
const messy = fc.array(fc.oneof(span, fc.string({ unit: 'grapheme' }), fc.constant(' ')), { maxLength: 12 });

describe('protected spans', () => {
  it('are found with their kinds', () => {
    expect(kindsOf('See https://a.org/b?c=1, or me@a.org or @maria!')).toEqual([
      ['url', 'https://a.org/b?c=1'],
      ['email', 'me@a.org'],
      ['mention', '@maria'],
    ]);
    expect(kindsOf('7:30 pm, 12/05/2026, $5.99, 20 €, 50%, ٣ and 1.000,50')).toEqual(
      ['7:30 pm', '12/05/2026', '$5.99', '20 €', '50%', '٣', '1.000,50'].map((text) => ['number', text]),
    );
    expect(kindsOf('run `a 1` 👍🏽 5️⃣')).toEqual([
      ['code', '`a 1`'],
      ['emoji', '👍🏽'],
      ['emoji', '5️⃣'],
    ]);
  });

  it.each([
    ['资料 https://example.com/a，谢谢', ['https://example.com/a']],
    ["https://example.org/wiki/Devil's_advocate is a page", ["https://example.org/wiki/Devil's_advocate"]],
    ['देखो https://example.com/e। ठीक', ['https://example.com/e']],
    ['say ```npm install``` now', ['```npm install```']],
    ['``a`b`` double', ['``a`b``']],
    ['print hello_world now', ['hello_world']],
    ['Dear {name}, you have {{count}} points', ['{name}', '{{count}}']],
    ['rename __init__ to __main__', ['__init__', '__main__']],
    ['Hello %s and %1$s', ['%s', '%1$s']],
    ['Good morning :) see you ;-)', [':)', ';-)']],
    ['great xD <3', ['xD', '<3']],
    ['set MAX_SIZE and my_var_2', ['MAX_SIZE', 'my_var_2']],
    ['see example.com/a and bbc.co.uk', ['example.com/a', 'bbc.co.uk']],
    ['_well_ done and __very__ good', ['__very__']],
    ['Awww... so cute', []],
  ])('are what the conversation shows as code and links, and names of programs: %j', (text, expected) => {
    expect(findSpans(text).map((span) => span.text)).toEqual(expected);
  });

  it('hold a mention with all words of the name', () => {
    const names = [
      '@Ana\u00a0de\u00a0la\u00a0Cruz',
      '@Nguyễn\u00a0Thị\u00a0Hoa',
      '@أمينة\u00a0حدّاد',
      "@Sean\u00a0O'Brien",
    ];
    for (const name of names) expect(kindsOf(`Ask ${name}, please`)).toEqual([['mention', name]]);
  });

  it('end before the punctuation of the sentence around them', () => {
    expect(kindsOf('(www.example.org/path).')).toEqual([['url', 'www.example.org/path']]);
    expect(kindsOf('看 https://example.org。好')).toEqual([['url', 'https://example.org']]);
  });

  it('distinguish the hour of the morning from a German preposition', () => {
    expect(kindsOf('at 7 am today')).toEqual([['number', '7 am']]);
    expect(kindsOf('um 19:30 am Bahnhof')).toEqual([['number', '19:30']]);
  });

  it('come back unchanged from an engine that keeps placeholders, whatever it does to the rest', () => {
    fc.assert(
      fc.property(
        messy,
        fc.func(fc.string({ unit: fc.constantFrom('a', 'é', ' ', 'ж') })),
        (parts, rewrite) => {
          const text = parts.join(' ');
          const { masked, spans } = protectSpans(text);
          const engine = masked
            .split(/(\[\[\d+\]\])/)
            .map((part, index) => (index % 2 === 1 ? part : rewrite(part)))
            .join('');
          const restored = restoreSpans(engine, spans);
          expect(restored).toBeDefined();
          for (const kept of spans) expect(restored).toContain(kept);
        },
      ),
    );
  });

  it('restore the very text when the engine changes nothing', () => {
    fc.assert(
      fc.property(messy, (parts) => {
        const text = parts.join(' ');
        const { masked, spans } = protectSpans(text);
        expect(restoreSpans(masked, spans)).toBe(text);
        expect(spansKept(text, text)).toBe(true);
      }),
    );
  });

  it('make any answer with a lost, doubled or invented placeholder a failure', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), fc.nat(), (parts, seed) => {
        const { masked, spans } = protectSpans(parts.join(' and '));
        const victim = `[[${(seed % spans.length) + 1}]]`;
        expect(restoreSpans(masked.replace(victim, ''), spans)).toBeUndefined();
        expect(restoreSpans(`${masked} ${victim}`, spans)).toBeUndefined();
        expect(restoreSpans(`${masked} [[${spans.length + 1}]]`, spans)).toBeUndefined();
      }),
    );
  });

  it('survive blanks that an engine puts into placeholders', () => {
    expect(restoreSpans('a [[ 1 ]] b', ['42'])).toBe('a 42 b');
  });

  it('count as changed when one differs', () => {
    expect(spansKept('at 7:30', 'a las 7:30')).toBe(true);
    expect(spansKept('at 7:30', 'a las 7:31')).toBe(false);
    expect(spansKept('7 and 7', '7')).toBe(false);
  });

  // Where every character is looked at anew from each one before it, these take minutes, and nobody else is served.
  it.each(['a', 'a.', 'a-', '%', '@a-', 'a@', 'www.!', '```a', '1.'])(
    'are found in a long text of nothing but %j without holding up others',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(spansKept(text, text)).toBe(true);
    },
  );

  it('hold a whole address, wherever it stands', () => {
    const kinds = findSpans('(ana@example.org), b.c+d@mail.example.org; é@exämple.org').map(
      ({ text }) => text,
    );
    expect(kinds).toEqual(['ana@example.org', 'b.c+d@mail.example.org', 'é@exämple.org']);
  });

  it('leave no words to translate in a text of nothing else', () => {
    expect(hasWords('😀 12:30 https://example.org @maria `let a = 1` …')).toBe(false);
    expect(hasWords('😀 ok')).toBe(true);
  });

  it.each(['haha', 'HAHAHA 😂', 'jajaja!', 'hmm', 'lol', 'ههههه', 'хаха', 'xD', 'ㅋㅋㅋ'])(
    'leave no words in %s',
    (text) => expect(hasWords(text)).toBe(false),
  );

  it.each(['haha yes', 'ja', 'Hahn', 'lola', 'mamma'])('leave words in %s', (text) =>
    expect(hasWords(text)).toBe(true),
  );
});
