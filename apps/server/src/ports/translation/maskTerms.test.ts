import { describe, expect, it } from 'vitest';
import { maskTerms, type Term } from './maskTerms.ts';

const terms: Term[] = [
  { term: 'Will', translations: null },
  { term: 'sprint', translations: { es: 'iteración', 'pt-BR': 'sprint' } },
  { term: 'sprint review', translations: { es: 'revisión' } },
  { term: '東京', translations: { en: 'Tokio' } },
  { term: 'İzmir 35', translations: null },
];
const mask = (text: string, target = 'es') => maskTerms(text, target, terms);

describe('terms of a conversation', () => {
  it('become slots, whole words alone, the longer of two', () => {
    const masked = mask('Will willingly joins the sprint  review and the sprint');
    expect(masked.text).toBe('{term1} willingly joins the {term2} and the {term3}');
    expect([...masked.slots.values()]).toEqual(['Will', 'revisión', 'iteración']);
    expect(masked.restore('{term1} va a la {term2} y a la {term3}')).toBe(
      'Will va a la revisión y a la iteración',
    );
  });

  it.each([
    ['Will', ['Will']],
    ['WILL', ['WILL']],
    ['will', []],
    ['sprint', ['iteración']],
    ['Sprint', ['Iteración']],
    ['SPRINT', ['ITERACIÓN']],
    ['sprints', []],
    ['İzmir 35', ['İzmir 35']],
  ])('are found as “%s” and stand there as %j', (text, words) => {
    expect([...mask(text).slots.values()]).toEqual(words);
  });

  it.each([
    'check-in',
    'C++',
    'either/or',
    '(draft)',
    'a.b',
    '[x]',
    '^',
    'R&D',
    '50 %',
    'Ł-1',
    "l'Aquila",
    '\\d',
  ])('may have signs in them: %s', (term) => {
    const masked = maskTerms(`one ${term} two`, 'es', [{ term, translations: { es: 'X' } }]);
    expect(masked.text).toBe('one {term1} two');
    expect(masked.restore(masked.text)).toBe('one X two');
  });

  it('are left to engines where nothing stands for them in the language', () => {
    expect(mask('the sprint', 'de')).toMatchObject({ text: 'the sprint', slots: new Map() });
    expect(mask('the sprint review', 'pt-BR').text).toBe('the {term1} review');
    expect(maskTerms('the sprint', 'es', []).text).toBe('the sprint');
  });

  it('are found in writing without blanks', () => {
    expect(mask('私は東京にいます', 'en').text).toBe('私は{term1}にいます');
  });

  it('are left alone in links, code and names of people', () => {
    const text = 'See https://example.org/sprint, `sprint` and @Will';
    expect(mask(text)).toMatchObject({ text, slots: new Map() });
  });

  it.each(['Café Đếm', 'Cafe\u0301 Đe\u0302\u0301m', 'Caf\u00e9 Đê\u0301m'])(
    'are found however letters and marks are encoded, in both the text and the list: %j',
    (written) => {
      for (const term of ['Café Đếm', 'Café Đếm'.normalize('NFD')]) {
        const named = maskTerms(`e\u0301, ${written}, e\u0301!`, 'es', [{ term, translations: null }]);
        expect(named.text).toBe('e\u0301, {term1}, e\u0301!');
        expect(named.restore(named.text)).toBe(`e\u0301, ${written}, e\u0301!`);
        const given = maskTerms(written, 'es', [{ term, translations: { es: 'La barra' } }]);
        expect(given.restore(given.text)).toBe('La barra');
      }
    },
  );

  it('are no parts of words and no links, however these are encoded', () => {
    const text = 'cafe\u0301s https://example.org/cafe\u0301 cafe\u0301\u0323';
    expect(maskTerms(text, 'es', [{ term: 'café', translations: null }]).text).toBe(text);
  });

  it('cannot be confused with slots of the text', () => {
    const masked = mask('{term1} is for Will');
    expect(masked.text).toBe('{term1} is for {ownterm1}');
    expect(masked.restore('{term1} es para {ownterm1}')).toBe('{term1} es para Will');
  });

  it('that an engine lost or doubled make no translation', () => {
    const masked = mask('Ask Will');
    expect(masked.restore('Pregunta')).toBeUndefined();
    expect(masked.restore('{term1} {term1}')).toBeUndefined();
  });

  it.each([
    ['words that they have in common', 'a ', (index: number) => `${'a '.repeat(48)}b${index}`],
    ['beginnings that they have in common', 'a ', (index: number) => `${'a '.repeat(index % 50)}b`],
    ['writing without blanks', '漢', (index: number) => `${'漢'.repeat(97)}${index}`],
    ['many blanks', `a${' '.repeat(99)}`, (index: number) => `${'a '.repeat(48)}b${index}`],
    ['many protected spans', 'a 1 ', (index: number) => (index === 0 ? 'a' : `q${index}`)],
  ])('are sought in a long text within a moment, despite %s', (_what, piece, termOf) => {
    const many = Array.from({ length: 100 }, (_, index) => ({ term: termOf(index), translations: null }));
    const text = piece.repeat(10_000 / piece.length);
    const start = process.cpuUsage();
    const masked = maskTerms(text, 'es', many);
    // Time of the processor: other programs of a busy machine do not count.
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    expect(masked.restore(masked.text)).toBe(text);
  });
});
