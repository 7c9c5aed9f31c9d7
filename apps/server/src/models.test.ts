import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSpeechModels } from './adapters/speech/sherpa/speechModels.ts';
import { factsOf } from './adapters/translation/bergamot/testing/makeModel.ts';
import { useJsonService } from './adapters/translation/testing/useJsonService.ts';

const program = fileURLToPath(new URL('./models.ts', import.meta.url));

/** A file in the list, not packed; its content is its name. */
function entry(fileType: string, sourceLanguage: string, targetLanguage: string) {
  const name = `${fileType}.${sourceLanguage}${targetLanguage}.bin`;
  const { size, sha256: hash } = factsOf(name, Buffer.from(name));
  return {
    ...{ name, sourceLanguage, targetLanguage, architecture: 'tiny', version: '2.1', fileType },
    ...{ decompressedSize: size, decompressedHash: hash },
    attachment: { location: `files/${name}`, hash, size },
  };
}
const pairs = [
  ['en', 'es'],
  ['it', 'en'],
] as const;
const data = pairs.flatMap(([source, target]) => [
  entry('model', source, target),
  entry('vocab', source, target),
]);

/** The files of a model of speech; the content of each is its name. */
const speechFiles = ['encoder', 'decoder', 'joiner']
  .map((network) => `${network}-epoch-99-avg-1-chunk-16-left-128${network === 'decoder' ? '' : '.int8'}.onnx`)
  .map((path) => ({ path, size: path.length, lfs: { oid: factsOf(path, Buffer.from(path)).sha256 } }))
  .concat({ path: 'tokens.txt', size: 'tokens.txt'.length } as never);

describe('npm run models', () => {
  const service = useJsonService(({ path }) => {
    if (path === '/records') return { body: { data } };
    if (path.startsWith('/api/models/csukuangfj/')) return { body: speechFiles };
    if (path.startsWith('/csukuangfj/')) return { body: path.split('/').at(-1) ?? '' };
    return path.startsWith('/files/') ? { body: path.slice('/files/'.length) } : { body: '<html>' };
  });
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-models-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const run = (args: readonly string[], list = 'records') =>
    new Promise<{ code: number; printed: string; complained: string }>((resolve) => {
      const env = {
        ...process.env,
        MODELS_DIR: directory,
        MODELS_URL: `${service.url}/${list}`,
        SPEECH_MODELS_URL: service.url,
      };
      const options = { env, encoding: 'utf8' as const };
      const child = execFile(process.execPath, [program, ...args], options, (_error, printed, complained) =>
        resolve({ code: child.exitCode ?? -1, printed, complained }),
      );
    });

  it('lists the models there are', async () => {
    const { code, printed } = await run([]);
    expect(code).toBe(0);
    expect(printed).toMatch(/^en-es .* MPL-2\.0 {2}version 2\.1\nit-en .*\nFetch some: /);
  });

  it('fetches the models of a pair, or the two by way of English, each once', async () => {
    const { code, printed } = await run(['en-es', 'it-es']);
    expect(code).toBe(0);
    expect(printed).toContain('it-es goes by way of English.');
    expect((await readdir(directory)).sort()).toEqual(['en-es', 'it-en']);
    const files = service.received.map(({ path }) => path).filter((path) => path.startsWith('/files/'));
    expect(files).toHaveLength(4);
    expect(new Set(files).size).toBe(4);
  });

  it('lists and fetches models of speech, which the engine finds then', async () => {
    expect((await run(['--speech'])).printed).toMatch(/^en .*Apache-2\.0\nzh /);
    const { code, printed } = await run(['--speech', 'en']);
    expect({ code, printed }).toMatchObject({ code: 0 });
    const problems: string[] = [];
    const models = readSpeechModels(directory, (problem) => problems.push(problem));
    expect([models.map(({ language }) => language), problems]).toEqual([['en'], []]);
    const before = service.received.length;
    await run(['--speech', 'en']);
    // Only the list.
    expect(service.received.length).toBe(before + 1);
  });

  it.each([
    [['--speech', 'vi'], 'records', 'There is no model of speech for vi.'],
    [['--speech', 'zh'], 'records', 'is no list of files.'],
    [['en-vi'], 'records', 'There is no model for en-vi.'],
    [['--all'], 'records', "Unknown option '--all'"],
    [[], 'page', '/page is no list of models.'],
  ])('says what is wrong with %j and the list %s', async (args, list, sentence) => {
    const { code, printed, complained } = await run(args, list);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(complained).toContain(sentence);
    expect(await readdir(directory)).toEqual([]);
  });
});
