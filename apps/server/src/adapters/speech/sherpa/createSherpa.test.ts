import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hum } from '../../../../test/speakSentence.ts';
import {
  describeSpeechRecognizer,
  openReported,
  silence,
  speak,
} from '../../../ports/SpeechRecognizer.conformance.ts';
import { createSherpa } from './createSherpa.ts';
import { type InstalledSpeechModel, readSpeechModels } from './speechModels.ts';

const counting = new URL('./testing/counting.process.ts', import.meta.url);
const modelOf = (encoder: string): InstalledSpeechModel => ({
  language: 'en',
  name: `a model that is ${encoder}`,
  files: { encoder, decoder: '', joiner: '', tokens: '' },
});
const eventually = (assertion: () => void) => vi.waitFor(assertion, { timeout: 15_000, interval: 10 });

describeSpeechRecognizer({
  name: 'sherpa-onnx, with a process that stands for a model',
  create: () => createSherpa({ models: [modelOf('good')], onProblem: () => undefined, program: counting }),
  language: 'en-GB',
  unsupported: 'vi',
  spoken: () => hum(1200),
  expected: ['one'],
});

describe('sherpa-onnx', () => {
  const directory = mkdtempSync(join(tmpdir(), 'franca-speech-models-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('says words while they are spoken', async () => {
    const engine = await createSherpa({
      models: [modelOf('good')],
      onProblem: () => undefined,
      program: counting,
    });
    const { session, reported } = openReported(engine, 'en');
    speak(session, hum(600));
    await eventually(() => expect(reported.texts).toMatchObject([{ text: 'one', isFinal: false }]));
    await engine.close();
  });

  it('marks what a process that died has not recognised, and starts another one', async () => {
    const problems: string[] = [];
    const engine = await createSherpa({
      models: [modelOf('weak')],
      onProblem: (problem) => problems.push(problem),
      program: counting,
    });
    const { session, reported } = openReported(engine, 'en');
    for (let count = 1; count <= 3; count += 1) {
      speak(session, hum(600));
      speak(session, silence());
      await eventually(() => expect(reported.gaps).toHaveLength(count));
    }
    expect(reported.gaps.every(({ reason }) => reason === 'engine')).toBe(true);
    expect(reported.states).toEqual(['lost']);
    expect([problems, engine.languages()]).toEqual([[], ['en']]);
    await engine.close();
  });

  it('keeps no more than ten seconds of sound that it is behind', async () => {
    const engine = await createSherpa({
      models: [modelOf('deaf')],
      onProblem: () => undefined,
      program: counting,
    });
    const { session, reported } = openReported(engine, 'en');
    speak(session, hum(12_000));
    await session.end();
    expect(reported.gaps).toMatchObject([{ reason: 'overload' }]);
    await engine.close();
  });

  it('marks what comes while as many people speak as may', async () => {
    const engine = await createSherpa({
      models: [modelOf('good')],
      onProblem: () => undefined,
      program: counting,
      maxUtterances: 1,
    });
    const [first, second] = [openReported(engine, 'en'), openReported(engine, 'en')];
    for (const { session } of [first, second]) speak(session, hum(600));
    for (const { session } of [first, second]) await session.end();
    expect(second.reported.gaps).toMatchObject([{ reason: 'overload' }]);
    expect(first.reported.gaps).toEqual([]);
    await engine.close();
  });

  /** The real engine, where its optional package is installed. */
  it('offers a model no more that the engine refuses, which ends its process', async () => {
    const names = ['encoder', 'decoder', 'joiner', 'tokens'] as const;
    const files = names.map((name) => [name, join(directory, name)] as const);
    for (const [, path] of files) writeFileSync(path, 'no model');
    const problems: string[] = [];
    const engine = await createSherpa({
      models: [{ ...modelOf('wrong'), files: Object.fromEntries(files) as InstalledSpeechModel['files'] }],
      onProblem: (problem) => problems.push(problem),
    });
    const { session, reported } = openReported(engine, 'en');
    await eventually(() => {
      speak(session, hum(600));
      speak(session, silence());
      expect(problems).toHaveLength(1);
    });
    expect(problems[0]).toContain('npm run models -- --speech en');
    expect(engine.languages()).toEqual([]);
    expect(openReported.bind(undefined, engine, 'en')).toThrow();
    await session.end();
    expect(reported.texts).toEqual([]);
    await engine.close();
  });

  it('says which models are incomplete, and takes the others', async () => {
    const install = async (language: string, size: number, files: readonly string[]) => {
      const folder = join(directory, `speech-${language}`);
      await mkdir(folder);
      for (const name of files) await writeFile(join(folder, name), 'x'.repeat(5));
      const facts = Object.fromEntries(
        ['encoder', 'decoder', 'joiner', 'tokens'].map((name) => [name, { name, size }]),
      );
      const manifest = { language, name: language, licence: 'Apache-2.0', files: facts };
      await writeFile(join(folder, 'model.json'), JSON.stringify(manifest));
    };
    const all = ['encoder', 'decoder', 'joiner', 'tokens'];
    await install('en', 5, all);
    await install('fr', 6, all);
    await install('ko', 5, ['encoder']);
    await mkdir(join(directory, 'speech-zh'));
    const problems: string[] = [];
    const models = readSpeechModels(directory, (problem) => problems.push(problem));
    expect(models.map(({ language }) => language)).toEqual(['en']);
    expect(problems).toMatchObject([
      expect.stringContaining('5 bytes instead of 6'),
      expect.stringContaining('--speech ko'),
      expect.stringContaining('--speech zh'),
    ]);
    expect(readSpeechModels(join(directory, 'nowhere'), (problem) => problems.push(problem))).toEqual([]);
    expect(problems).toHaveLength(3);
  });
});
