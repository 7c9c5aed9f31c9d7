import { describe, expect, it } from 'vitest';
import type { Translator } from '../../ports/Translator.ts';
import { languageOfNameOrTag } from './connectTranslate.ts';
import { translateAppStrings } from './translateAppStrings.ts';

function shouting(): Translator & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    id: 'shouting',
    pairs: () => [['*', '*']],
    translate: async ({ text }) => {
      asked.push(text);
      if (text === 'Odd') return { status: 'unavailable', detail: 'unknown' };
      if (text === 'Lossy [[1]]') return { status: 'done', text: 'LOSSY', engine: 'shouting' };
      return { status: 'done', text: text.toUpperCase(), engine: 'shouting' };
    },
    close: async () => undefined,
  };
}

describe('the texts of the app', () => {
  it('keep their keys and variables', async () => {
    const strings = { 'chat.send': 'Send', 'chat.count': '{count} messages from {name}' };
    expect(await translateAppStrings(strings, 'pt', shouting())).toEqual({
      'chat.send': 'SEND',
      'chat.count': '{count} MESSAGES FROM {name}',
    });
  });

  it('come back unchanged where they cannot be translated soundly', async () => {
    const strings = { a: 'Odd', b: 'Lossy {n}', c: 'Fine' };
    expect(await translateAppStrings(strings, 'de', shouting())).toEqual({
      a: 'Odd',
      b: 'Lossy {n}',
      c: 'FINE',
    });
  });

  it.each(['en', 'ar', 'it-IT', 'vi'])('are the built-in ones in %s', async (language) => {
    const translator = shouting();
    expect(await translateAppStrings({ a: 'Send' }, language, translator)).toEqual({ a: 'Send' });
    expect(translator.asked).toEqual([]);
  });

  it('are translated once however often they occur', async () => {
    const translator = shouting();
    await translateAppStrings({ a: 'Send', b: 'Send' }, 'de', translator);
    expect(translator.asked).toEqual(['Send']);
  });
});

describe('the texts of the app that were translated before', () => {
  it('are not translated again into the same language', async () => {
    const translator = shouting();
    const cache = new Map<string, string>();
    await translateAppStrings({ a: 'Send {x}', b: 'Odd' }, 'pt', translator, cache);
    expect(await translateAppStrings({ c: 'Send {x}' }, 'pt', translator, cache)).toEqual({ c: 'SEND {x}' });
    expect(translator.asked).toEqual(['Odd', 'Send [[1]]']);
    await translateAppStrings({ a: 'Send {x}', b: 'Odd' }, 'de', translator, cache);
    expect(translator.asked).toHaveLength(4);
  });
});

describe('a language given by a program', () => {
  const byName = (name: string) => (name === 'Italian' ? { code: 'it' } : undefined);

  it('may be a name or a tag', () => {
    expect(languageOfNameOrTag('Italian', byName)).toBe('it');
    expect(languageOfNameOrTag('pt-br', byName)).toBe('pt-BR');
    expect(languageOfNameOrTag('Klingonish', byName)).toBeUndefined();
    expect(languageOfNameOrTag('x', byName)).toBeUndefined();
  });
});
