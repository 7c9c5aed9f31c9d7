import { readFileSync } from 'node:fs';
import { endpoints } from '@franca/contract';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const row = (domain: string, calls: object) =>
  `| \`${domain}\` | ${Object.keys(calls)
    .map((call) => `\`${call}\``)
    .join(', ')} |`;

it('the table of requests in the README has every endpoint of the contract, and no other', () => {
  const [, table = ''] = /\| domain \| requests \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readme) ?? [];
  const expected = Object.entries(endpoints).map(([domain, calls]) => row(domain, calls));
  expect(table.trim().split('\n')).toEqual(expected);
});
