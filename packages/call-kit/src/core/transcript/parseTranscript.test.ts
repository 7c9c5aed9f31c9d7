import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranscriptStore } from './createTranscriptStore.ts';
import { transcriptVtt } from './exportTranscript.ts';
import { parseTranscript } from './parseTranscript.ts';

/** Words with everything that a file of lines and tags could stumble over. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<b>',
        '</v>',
        '&amp;',
        '-->',
        '\n\n',
        '\r',
        'NOTE',
        'WEBVTT',
        '  ',
        '\u2028',
        'هل نلتقي',
        '🙂',
      ),
      fc.string({ maxLength: 12, unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '));
const inOneLine = (text: string) => text.trim().replace(/\s*[\r\n]+\s*/g, ' ');
const spoken = fc.record({
  speaker: words,
  original: words,
  language: fc.constantFrom('en-GB', 'ar', 'zh-Hant-TW', 'vi'),
  translation: fc.option(words),
  length: fc.nat(10_000),
  isGap: fc.boolean(),
});

it('reads the lines and notes that were written, whatever their words are', () => {
  fc.assert(
    fc.property(fc.array(spoken, { maxLength: 20 }), (lines) => {
      const store = createTranscriptStore();
      const expected = lines.flatMap(
        ({ speaker, original, language, translation, length, isGap }, at): object[] => {
          const startedAt = at * 5000;
          const id = String(at).padStart(3, '0');
          if (isGap) {
            store.apply({ type: 'gap', id, userId: null, reason: 'overload', startedAt });
            return [{ kind: 'note', text: inOneLine(`Gap & <${id}>`) }];
          }
          const endedAt = startedAt + length + 1;
          const line = { type: 'line', id, userId: speaker, revision: 0, isFinal: true, startedAt } as const;
          store.apply({ ...line, text: original, language, isTranslated: false, endedAt });
          if (translation !== null)
            store.apply({ ...line, text: translation, language: 'es', isTranslated: true });
          const first = { language, text: inOneLine(original) };
          const second = translation === null ? null : { language: 'es', text: inOneLine(translation) };
          // Without words there is nothing to read.
          const texts = [first, second].filter((one) => one !== null && one.text !== '');
          if (texts.length === 0) return [];
          return [
            {
              kind: 'line',
              speaker: inOneLine(speaker),
              ...{ startedAt, endedAt },
              original: texts[0],
              translation: second && texts[0] !== second ? second : null,
            },
          ];
        },
      );
      const vtt = transcriptVtt(store, {
        startedAt: 0,
        language: 'es-ES',
        hasBoth: true,
        nameOf: (userId) => userId,
        gapText: ({ id }) => `Gap & <${id}>`,
      });
      expect(parseTranscript(vtt)).toEqual({ kind: 'transcript', entries: expected });
    }),
  );
});

const cue = '00:00:01.000 --> 00:00:02.000\n<v Ana><lang en>Hello</lang></v>';

describe('a file', () => {
  it('is read with the line ends of another system', () => {
    const { kind } = parseTranscript(`\ufeffWEBVTT\r\n\r\n${cue.replace('\n', '\r\n')}\r\n`);
    expect(kind).toBe('transcript');
  });

  it('may have no lines', () =>
    expect(parseTranscript('WEBVTT\n')).toEqual({ kind: 'transcript', entries: [] }));

  it.each([
    ['empty', ''],
    ['of another format', `1\n${cue}`],
    ['with markup in its words', `WEBVTT\n\n${cue.replace('Hello', '<b>Hello</b>')}`],
    ['with a style', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${cue}`],
    [
      'with a third language',
      `WEBVTT\n\n${cue.replace('</v>', '\n<lang es>Hola</lang>\n<lang fr>Salut</lang></v>')}`,
    ],
    [
      'translated for two readers',
      `WEBVTT\n\n${['es', 'fr'].map((tag) => cue.replace('</v>', `\n<lang ${tag}>X</lang></v>`)).join('\n\n')}`,
    ],
    ['with an attribute in a tag', `WEBVTT\n\n${cue.replace('<lang en>', '<lang en" onload="x">')}`],
    ['without times', 'WEBVTT\n\n<v Ana><lang en>Hello</lang></v>'],
    ['of subtitles', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello'],
  ])('%s is no transcript', (_, file) => {
    expect(parseTranscript(file)).toEqual({ kind: 'refused', reason: 'other' });
  });

  it('that is too large is not read', () => {
    const large = { kind: 'refused', reason: 'large' };
    const file = `WEBVTT\n\n${cue}\n\n${cue.replace('Hello', 'ééé')}`;
    expect(parseTranscript(file, { bytes: file.length + 3, entries: 2 }).kind).toBe('transcript');
    expect(parseTranscript(file, { bytes: file.length + 2, entries: 2 })).toEqual(large);
    expect(parseTranscript(file, { bytes: 1000, entries: 1 })).toEqual(large);
  });

  it.each(['\n', '\n\n', ' ', '<', '</v>'])('comes to an end where somebody repeats %j', (mark) => {
    const file = `WEBVTT\n\n${cue}\n\n${mark.repeat(3_000_000 / mark.length)}x`;
    // Ended from outside: the time-out of a test waits for work that never gives way.
    const parsed = runInNewContext('read()', { read: () => parseTranscript(file) }, { timeout: 20_000 });
    expect(parsed.kind).toBe('refused');
  });

  it.each(['', '\n', '\n\n', '\n\n\n\n'])('may end with %j', (end) =>
    expect(parseTranscript(`WEBVTT\n\n${cue}${end}`)).toMatchObject({
      kind: 'transcript',
      entries: [{ kind: 'line' }],
    }),
  );
});
