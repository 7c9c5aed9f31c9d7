import { expect, it } from 'vitest';
import type { PictureReader } from '../../ports/PictureReader.ts';
import { findEngine } from './findEngine.ts';

const reader = (id: string, host: string | null, languages: string[]): PictureReader => ({
  ...{ id, name: id, host, quality: 'good', where: host === null ? 'server' : 'service' },
  languages: () => languages,
  read: async () => ({ status: 'done', lines: [] }),
  close: async () => undefined,
});
const service = reader('service', 'vision.example', ['*']);
const local = reader('local', null, ['en']);

it('prefers the first engine that knows a language, and one of this server where services are excluded', () => {
  expect(findEngine([service, local], ['en'], false)).toBe(service);
  expect(findEngine([service, local], ['en-GB'], true)).toBe(local);
  expect(findEngine([service, local], ['it'], true)).toBeUndefined();
});
