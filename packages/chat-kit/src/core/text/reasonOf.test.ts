import { describe, expect, it } from 'vitest';
import { reasonOf } from './reasonOf.ts';

describe('the reason of a failure', () => {
  it('is the message of an error, and of a plain object that has one', () => {
    expect(reasonOf(new Error('The server cannot be reached.'))).toBe('The server cannot be reached.');
    expect(reasonOf({ message: 'Row not found.', code: 'PGRST116' })).toBe('Row not found.');
  });

  it('is what was thrown in the place of an error', () => {
    expect(reasonOf('Signed out.')).toBe('Signed out.');
    expect(reasonOf(404)).toBe('404');
    expect(reasonOf(undefined)).toBe('undefined');
  });
});
