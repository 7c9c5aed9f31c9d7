import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each(['./reset.css', './tokens/tokens.css'])(
  '%s asks nothing of the page that every new element would make the browser answer again',
  (path) => {
    const rules = sheet(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(rules).toContain('[data-fr-page]');
    expect(rules).not.toContain(':has(');
  },
);
