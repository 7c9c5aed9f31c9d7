import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import { fromHtml, toHtml } from '../markedText.ts';
import { workspaceBytes } from './BergamotEngine.ts';
import { type BergamotOptions, BergamotTranslator } from './BergamotTranslator.ts';
import { EngineThread } from './EngineThread.ts';
import { filesOf, type ModelManifest } from './readModels.ts';
import { factsOf, makeModel } from './testing/makeModel.ts';

const directory = mkdtempSync(join(tmpdir(), 'franca-models-'));

beforeAll(() => {
  makeModel(directory, 'en', 'es', 'hola');
  makeModel(directory, 'es', 'en', 'hello');
  makeModel(directory, 'en', 'it', 'ciao');
  makeModel(directory, 'it', 'en', 'hi');
});
afterAll(() => rmSync(directory, { recursive: true }));

describeTranslator({
  name: 'bergamot',
  create: () => new BergamotTranslator({ modelsDirectory: directory }),
  pair: ['en', 'es'],
  text: 'hello house.',
  expected: 'hola',
  unsupported: ['en', 'vi'],
});

const translators: BergamotTranslator[] = [];
function open(options: Partial<BergamotOptions> = {}): BergamotTranslator {
  const translator = new BergamotTranslator({ modelsDirectory: directory, ...options });
  translators.push(translator);
  return translator;
}
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(translators.splice(0).map((translator) => translator.close()));
});

const english = { text: 'hello', source: 'en', target: 'es' };
const said = (text: string, engine = 'bergamot') => ({ status: 'done', text, engine });

describe('bergamot', () => {
  it('has each model’s direction, and others by way of English', () => {
    const pairs = open().pairs();
    expect(pairs.map((pair) => pair.join('-')).sort()).toEqual([
      'en-es',
      'en-it',
      'es-en',
      'es-it',
      'it-en',
      'it-es',
    ]);
    expect(open({ modelsDirectory: join(directory, 'none') }).pairs()).toEqual([]);
  });

  it('names the language between two', async () => {
    const outcome = await open().translate({ text: 'hola', source: 'es', target: 'it' });
    expect(outcome).toEqual(said('ciao', 'bergamot via en'));
  });

  it('starts nothing before the first text, and ends its thread when idle', async () => {
    const translator = open({ idleMs: 1 });
    expect(translator.engine.threadIds).toEqual([]);
    expect(await translator.translate(english)).toEqual(said('hola'));
    await vi.waitFor(() => expect(translator.engine.threadIds).toEqual([]), { timeout: 20_000 });
    expect(await translator.translate(english)).toEqual(said('hola'));
  });

  it('drops the model used least recently where memory is short', async () => {
    const translator = open({ memoryBytes: 2.5 * workspaceBytes });
    await translator.translate(english);
    await translator.translate({ ...english, target: 'it' });
    expect(translator.engine.loaded).toEqual([['en-es', 'en-it']]);
    await translator.translate(english);
    await translator.translate({ ...english, source: 'it', target: 'en' });
    expect(translator.engine.loaded).toEqual([['en-es', 'it-en']]);
    expect(await translator.translate({ ...english, target: 'it' })).toEqual(said('ciao'));
  });

  it('loads both models of a way through English, whatever they take', async () => {
    const translator = open({ memoryBytes: 1 });
    expect(await translator.translate({ ...english, source: 'it' })).toMatchObject({ text: 'hola' });
    expect(translator.engine.loaded).toEqual([['it-en', 'en-es']]);
  });

  it('translates with several threads', async () => {
    const translator = open({ threads: 2 });
    const targets = ['es', 'it', 'es', 'it'];
    const outcomes = await Promise.all(targets.map((target) => translator.translate({ ...english, target })));
    expect(outcomes).toEqual(['hola', 'ciao', 'hola', 'ciao'].map((text) => said(text)));
    expect(translator.engine.threadIds).toHaveLength(2);
  });

  it('translates texts for the same models together', async () => {
    const translator = open();
    await translator.translate(english);
    const call = vi.spyOn(EngineThread.prototype, 'call');
    await Promise.all(Array.from({ length: 20 }, () => translator.translate(english)));
    expect(call.mock.calls.filter(([name]) => name === 'translate')).toHaveLength(1);
  });

  it('replaces a thread that crashed and repeats its work', async () => {
    const translator = open();
    await translator.translate(english);
    const [first] = translator.engine.threadIds;
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    const outcomes = await Promise.all([translator.translate(english), translator.translate(english)]);
    expect(post).toHaveBeenCalled();
    expect(outcomes).toEqual([said('hola'), said('hola')]);
    expect(translator.engine.threadIds).not.toContain(first);
  });

  it('fails a text that ends two threads, and translates the next one', async () => {
    const translator = open({ timeLimitMs: 20_000 });
    await translator.translate(english);
    const call = EngineThread.prototype.call;
    vi.spyOn(EngineThread.prototype, 'call').mockImplementation(function (this: EngineThread, name, ...args) {
      if (name === 'translate' && JSON.stringify(args).includes('poison')) void this.end();
      return call.call(this, name, ...args);
    });
    const poison = translator.translate({ ...english, text: 'poison' });
    const good = translator.translate(english);
    expect(await poison).toMatchObject({ status: 'failed' });
    expect(await good).toEqual(said('hola'));
  });

  it('does not wait for the engine when the caller gives up', async () => {
    const onProblem = vi.fn();
    const translator = open({ onProblem });
    await translator.translate(english);
    vi.spyOn(EngineThread.prototype, 'call').mockReturnValue(new Promise(() => {}));
    const caller = new AbortController();
    const running = translator.translate({ ...english, signal: caller.signal });
    caller.abort();
    expect(await running).toEqual({ status: 'failed', detail: 'The caller gave up.' });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('offers no incomplete model, and reports what is wrong with each', () => {
    const own = mkdtempSync(join(tmpdir(), 'franca-models-'));
    rmSync(join(makeModel(own, 'en', 'es', 'hola'), 'vocab.spm'));
    appendFileSync(join(makeModel(own, 'en', 'it', 'ciao'), 'model.bin'), 'x');
    writeFileSync(join(makeModel(own, 'en', 'fr', 'salut'), 'model.json'), '{}');
    mkdirSync(join(own, 'speech'));
    const onProblem = vi.fn();
    expect(open({ modelsDirectory: own, onProblem }).pairs()).toEqual([]);
    expect(onProblem.mock.calls.flat()).toEqual([
      expect.stringMatching(/en-es is incomplete: ENOENT.*vocab\.spm.* npm run models -- en-es$/),
      expect.stringMatching(/en-fr is incomplete: model\.json has another form.* npm run models -- en-fr$/),
      expect.stringMatching(/en-it is incomplete: .*model\.bin has \d+ bytes.* npm run models -- en-it$/),
    ]);
    rmSync(own, { recursive: true });
  });

  it('reports a damaged model once, with the command that fetches it again, and offers it no more', async () => {
    const own = mkdtempSync(join(tmpdir(), 'franca-models-'));
    const file = join(makeModel(own, 'en', 'es', 'hola'), 'model.bin');
    makeModel(own, 'it', 'en', 'hi');
    const onProblem = vi.fn();
    const translator = open({ modelsDirectory: own, onProblem });
    expect(translator.pairs()).toHaveLength(3);
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    const outcomes = await Promise.all([translator.translate(english), translator.translate(english)]);
    const detail = expect.stringContaining('npm run models -- en-es');
    expect(outcomes).toEqual(Array(2).fill({ status: 'unavailable', detail }));
    expect(onProblem.mock.calls).toEqual([[detail]]);
    expect(translator.pairs()).toEqual([['it', 'en']]);
    expect(await translator.translate({ ...english, source: 'it', target: 'en' })).toEqual(said('hi'));
    rmSync(own, { recursive: true });
  });

  it.each([
    ['network', 'model.bin'],
    ['vocabulary', 'vocab.spm'],
  ])('offers a model no more whose %s the engine does not load', async (_, name) => {
    const own = mkdtempSync(join(tmpdir(), 'franca-models-'));
    const folder = makeModel(own, 'en', 'es', 'hola');
    makeModel(own, 'it', 'en', 'hi');
    const content = Buffer.from('made for another engine');
    writeFileSync(join(folder, name), content);
    const manifest = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as ModelManifest;
    for (const facts of filesOf(manifest))
      if (facts.name === name) Object.assign(facts, factsOf(name, content));
    writeFileSync(join(folder, 'model.json'), JSON.stringify(manifest));
    const onProblem = vi.fn();
    const translator = open({ modelsDirectory: own, onProblem });
    // By way of English: the thread holds the first model of the route already.
    const outcome = await translator.translate({ ...english, source: 'it' });
    const problem = expect.stringContaining('does not load the model en-es, version 1.0');
    expect(outcome).toEqual({ status: 'unavailable', detail: problem });
    expect(onProblem.mock.calls).toEqual([[problem]]);
    expect(translator.pairs()).toEqual([['it', 'en']]);
    expect(await translator.translate({ ...english, source: 'it', target: 'en' })).toEqual(said('hi'));
    rmSync(own, { recursive: true });
  });

  it('reports a text that failed', async () => {
    const onProblem = vi.fn();
    const translator = open({ timeLimitMs: 1, onProblem });
    expect(await translator.translate(english)).toMatchObject({ status: 'failed' });
    expect(onProblem.mock.calls).toEqual([['Bergamot en-es: The thread of the engine ended.']]);
  });
});

describe('HTML for the engine', () => {
  it('has empty elements in place of placeholders, and escapes signs', () => {
    const html = toHtml('a < b & [[1]], see [[2]]');
    expect(html).toBe('a &lt; b &amp; <img id="1"/>, see <img id="2"/>');
    expect(fromHtml(html, 'a < b & [[1]], see [[2]]')).toBe('a < b & [[1]], see [[2]]');
  });

  it('gets the blanks around placeholders back', () => {
    expect(fromHtml('<img id="1"/>hola', 'hello [[1]]')).toBe('[[1]] hola');
    expect(fromHtml('hola<img id="1"/>', '[[1]]: hello')).toBe('hola [[1]]');
    expect(fromHtml('<img id="1"/>好', '[[1]]s hello')).toBe('[[1]]好');
    expect(fromHtml('hola<img id="1"><img id="2">.', 'see [[1]] and [[2]].')).toBe('hola [[1]] [[2]].');
  });
});
