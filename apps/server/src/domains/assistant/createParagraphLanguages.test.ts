import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createLanguageDetector } from '../../adapters/language-detection/createLanguageDetector.ts';
import { createParagraphLanguages } from './createParagraphLanguages.ts';

const languagesOf = createParagraphLanguages(createLanguageDetector());

const english = 'The train to Trieste leaves tomorrow morning at nine from the central station.';
const italian = 'Il treno per Trieste parte domani mattina alle nove dalla stazione centrale.';
const arabic = 'يغادر القطار غدا صباحا في الساعة التاسعة من المحطة المركزية.';

describe('the languages of an answer', () => {
  it.each([
    ['en', english],
    ['it', italian],
    ['ar', arabic],
    ['es', 'No encuentro nada de eso en las páginas de ayuda. ¿Puedes preguntarlo de otra manera?'],
    ['fr', 'Ouvrez les réglages, puis choisissez la langue des boutons et des menus.'],
    ['vi', 'Bạn có thể thu hồi tin nhắn đã gửi trong menu của tin nhắn đó.'],
    ['de', 'Der Zug nach Triest fährt morgen früh um neun Uhr vom Hauptbahnhof ab.'],
    ['ja', '明日の朝九時に中央駅から列車が出発します。駅で会いましょう。'],
  ])('is %s alone where all of it is', (language, text) => {
    expect(languagesOf(text)).toEqual([{ at: 0, language }]);
    expect(languagesOf(`# ${text}\n\n- ${text}\n- ${text}\n`)).toEqual([{ at: 0, language }]);
  });

  it('changes with the paragraph, and a short one is in that of the whole', () => {
    const text = `${english} ${english}\n\n> ${italian}\n\nOK!\n\n${arabic}\n`;
    expect(languagesOf(text)).toEqual([
      { at: 0, language: 'en' },
      { at: text.indexOf('>'), language: 'it' },
      { at: text.indexOf('OK!'), language: 'en' },
      { at: text.indexOf(arabic), language: 'ar' },
    ]);
  });

  it.each(['](', '[', '```\n', '`', '> ', '\n'])('comes to an end where a model repeats %j', (mark) => {
    const text = `${english}\n\n${mark.repeat(300_000 / mark.length)}`;
    // Ended from outside: the time-out of a test waits for work that never gives way.
    const languages = runInNewContext('read()', { read: () => languagesOf(text) }, { timeout: 20_000 });
    expect(languages[0]).toEqual({ at: 0, language: 'en' });
  });

  it('is not that of code, nor of the addresses of links', () => {
    const code = '```ts\nconst theFirstOne = await readTheWholeFile();\n\nreturn theFirstOne;\n```\n\n';
    const link = '[aiuto](https://help.example/how-to-read-the-help-pages-of-the-application)';
    expect(languagesOf(`${code}${italian}\n\nVedi ${link} per i dettagli.`)).toEqual([
      { at: 0, language: 'it' },
    ]);
  });

  it.each(['', 'OK', '42', '👍', '```\nconst all = 1;\n```'])('is not known of “%s”', (text) => {
    expect(languagesOf(text)).toEqual([]);
  });
});
