import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replace(/^\/\*.*?\*\/\n/s, '');

test('pages that are rendered in advance have the fonts of the app, which come at once or not at all', () => {
  expect(read('renderedFonts.css')).toBe(
    read('fonts.css').replaceAll('font-display: swap', 'font-display: optional'),
  );
});
