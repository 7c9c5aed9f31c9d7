import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { dependencies } = require('../../package.json');

// The list relies on more than the interface: when heights are kept, which of them move the scroll position, and in which order it is
// told of that. Before another version: property tests, conformance and `npm run bench -- message-list` (0 px), then both numbers.
it.each([
  ['@tanstack/virtual-core', '3.19.11'],
  ['@tanstack/react-virtual', '3.14.26'],
] as const)('the list runs on %s %s, as it was tried', (name, tried) => {
  expect(dependencies[name]).toBe(tried);
  expect(require(`${name}/package.json`).version).toBe(tried);
});
