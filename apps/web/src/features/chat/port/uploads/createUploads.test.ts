import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploads } from './createUploads.ts';

const fileOf = (id: string) => ({ id, type: 'file', name: `${id}.txt`, source: new Blob([id]) }) as const;
const [one, two] = [fileOf('one'), fileOf('two')];

let asked: unknown[];
let put: (url: string) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  put = () => new Response();
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/presigned')) return put(url);
    const { file_names } = JSON.parse(String(init.body));
    asked.push(file_names);
    const data = file_names.map((file: string) => ({
      file,
      upload_url: `/put/${asked.length}/${file}`,
      download_url: `/api/file/${file}`,
    }));
    return Response.json({ success: true, data });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const upload = () => createUploads().upload('chat', 'upload', [one, two]);

it('asks once for the slots of all files', async () => {
  const files = await upload();
  expect(files.map(({ origin_url }) => origin_url)).toEqual(['/api/file/one.txt', '/api/file/two.txt']);
  expect(asked).toEqual([['one.txt', 'two.txt']]);
});

it('asks again for the files that are left when the first took long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const used: string[] = [];
  put = (url) => {
    used.push(url);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    return new Response();
  };
  await upload();
  expect(asked).toEqual([['one.txt', 'two.txt'], ['two.txt']]);
  expect(used).toEqual(['/put/1/one.txt', '/put/2/two.txt']);
});

it('names the file of several that is refused', async () => {
  const refusal = { success: false, errors: ['No.'], code: 'file_type_refused' };
  put = (url) => (url.endsWith('two.txt') ? Response.json(refusal, { status: 415 }) : new Response());
  await expect(upload()).rejects.toThrow('\u2068two.txt\u2069: ');
  await expect(createUploads().upload('chat', 'upload', [two])).rejects.not.toThrow('two.txt');
});
