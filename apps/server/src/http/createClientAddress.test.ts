import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createClientAddress } from './createClientAddress.ts';

/** A request that came over proxies. */
const request = {
  socket: { remoteAddress: '10.0.0.1' },
  connection: { remoteAddress: '10.0.0.1' },
  headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' },
} as unknown as IncomingMessage;

it.each([
  ['nobody is trusted', undefined, '10.0.0.1'],
  ['one hop is trusted', 1, '10.0.0.2'],
  ['the nearest proxy is trusted', ['10.0.0.1'], '10.0.0.2'],
  ['both proxies are trusted', ['10.0.0.0/8'], '203.0.113.9'],
] as const)('where %s', (_what, setting, address) => {
  expect(
    createClientAddress(setting === undefined || typeof setting === 'number' ? setting : [...setting])(
      request,
    ),
  ).toBe(address);
});
