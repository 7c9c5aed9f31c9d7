import { latinDigits } from '../internals/latinDigits.ts';

/**
 * A code as a person typed or pasted it, without spaces and dashes and at most `length` characters long.
 * Other characters stay, so that the form can say that only numbers are allowed.
 */
export function cleanCode(text: string, length: number): string {
  return [...latinDigits(text).replace(/[\s\-–—.]/g, '')].slice(0, length).join('');
}
