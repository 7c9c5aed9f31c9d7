import { findLinks } from '@franca/languages/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTexts } from './shownTexts.ts';

const links = (text: string) => findLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('links in a message', () => {
  it('are web and mail addresses', () => {
    expect(links('see https://a.example/b?c=1#d, www.b.example or ana@c.example.')).toEqual([
      'https://a.example/b?c=1#d',
      'https://www.b.example',
      'mailto:ana@c.example',
    ]);
  });

  it('leave the punctuation of the sentence outside', () => {
    expect(links('(https://a.example/b)')).toEqual(['https://a.example/b']);
    expect(links('https://a.example/B_(c)!')).toEqual(['https://a.example/B_(c)']);
    expect(links('هل رأيت https://a.example؟')).toEqual(['https://a.example']);
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
        'javascript:',
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
    );
  });
});

describe('the texts of a bubble', () => {
  const source = {
    text: 'hola',
    language: 'es',
    translation: { kind: 'done', text: 'hello', source: 'es', target: 'en', engine: null },
  } as const;

  it('are the translation, the original or both', () => {
    expect(shownTexts(source, 'translated')).toEqual({
      main: { text: 'hello', language: 'en' },
      second: null,
    });
    expect(shownTexts(source, 'original')).toEqual({ main: { text: 'hola', language: 'es' }, second: null });
    expect(shownTexts(source, 'both')).toEqual({
      main: { text: 'hello', language: 'en' },
      second: { text: 'hola', language: 'es' },
    });
  });

  it('are both while a translation is rough, unless the reader chose the translation alone', () => {
    const rough = { ...source, translation: { ...source.translation, grade: 'rough' } } as const;
    expect(shownTexts(rough, 'translated')).toEqual(shownTexts(source, 'both'));
    expect(shownTexts(rough, 'translated-only').second).toBeNull();
    expect(shownTexts(rough, 'original')).toEqual(shownTexts(source, 'original'));
    for (const grade of ['exact', 'good', null] as const) {
      const graded = { ...source, translation: { ...source.translation, grade } };
      expect(shownTexts(graded, 'translated').second).toBeNull();
    }
  });

  it('are the original while there is no translation, whatever was chosen', () => {
    for (const kind of ['queued', 'failed', 'unavailable'] as const) {
      const waiting = { text: 'hola', language: null, translation: { kind, source: 'es', target: 'en' } };
      for (const view of ['translated', 'original', 'both'] as const) {
        expect(shownTexts(waiting, view).main.text).toBe('hola');
      }
    }
  });
});
