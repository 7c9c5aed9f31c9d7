import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The style sheet of the tokens. */
export const css = readFileSync(join(import.meta.dirname, '../tokens/tokens.css'), 'utf8');

/** The custom properties in the first block that follows a selector, or a selector within a media query. */
export function blockAfter(...selectors: string[]): Record<string, string> {
  const start = selectors.reduce((from, selector) => {
    const found = css.indexOf(selector, from);
    expect(found, `${selector} is in tokens.css`).toBeGreaterThanOrEqual(from);
    return found;
  }, 0);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--fr-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The tokens that differ between light and dark, by name without `--fr-`. */
export const themes = {
  light: blockAfter(':root,\n  [data-fr-theme="light"]'),
  dark: blockAfter('\n  [data-fr-theme="dark"]'),
};
