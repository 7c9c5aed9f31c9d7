import { describe, expect, it } from 'vitest';
import { typedIndex } from './typedIndex.ts';

const labels = ['Reply', 'Recall', 'Copy', 'İptal'];

describe('typedIndex', () => {
  it('finds the next label with the letter, after the current one', () => {
    expect(typedIndex('r', labels, -1)).toBe(0);
    expect(typedIndex('r', labels, 0)).toBe(1);
    expect(typedIndex('c', labels, 0)).toBe(2);
  });

  it('walks round with the same letter', () => {
    expect(typedIndex('rr', labels, 1)).toBe(0);
  });

  it('narrows the choice with more letters', () => {
    expect(typedIndex('rec', labels, 0)).toBe(1);
    expect(typedIndex('rep', labels, 0)).toBe(0);
  });

  it('knows the upper case of a language', () => {
    expect(typedIndex('i', labels, -1, 'tr')).toBe(3);
  });

  it('returns -1 when nothing begins so', () => {
    expect(typedIndex('x', labels, 0)).toBe(-1);
    expect(typedIndex('x', [], -1)).toBe(-1);
  });
});
