import { describe, expect, it } from 'vitest';
import { originNames } from './originNames.ts';

const languages = [
  { name: 'Arabic', accents: [], code: 'ar' },
  { name: 'Italian', accents: [], code: 'it' },
];
const codes = [
  { code: 'EG', dial_code: '20', name: 'Egypt' },
  { code: 'IT', dial_code: '39', name: 'Italy' },
];

describe('the names of origins', () => {
  it('are in the words of the reader', () => {
    const names = originNames(languages, codes, 'vi');
    expect(names.country('Egypt')).toBe('Ai Cập');
    expect(names.accent('Arabic (Egypt)')).toBe('Tiếng Ả Rập (Ai Cập)');
    expect(names.accent('Italian')).toBe('Tiếng Italy');
  });

  it('stay as the server says them where they are not known', () => {
    const names = originNames(languages, codes, 'it');
    expect(names.country('Atlantis')).toBe('Atlantis');
    expect(names.accent('Arabic (Levant)')).toBe('arabo (Levant)');
    expect(names.accent('House accent')).toBe('House accent');
  });

  it('stay as the server says them in English, and before the lists are loaded', () => {
    expect(originNames(languages, codes, 'en').accent('Arabic (Egypt)')).toBe('Arabic (Egypt)');
    expect(originNames([], [], 'vi').country('Egypt')).toBe('Egypt');
  });
});
