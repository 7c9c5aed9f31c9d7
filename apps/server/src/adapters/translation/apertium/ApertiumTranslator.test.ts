import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import { ApertiumPipe } from './ApertiumPipe.ts';
import { ApertiumTranslator } from './ApertiumTranslator.ts';
import { findRoute } from './findRoute.ts';
import { readPipeline } from './readPipeline.ts';
import { restoreStyle } from './restoreStyle.ts';
import { fromStream, toStream } from './streamText.ts';

/** Speaks the NUL-framed protocol with `sed`, so the adapter is proven where no Apertium is installed. */
const directory = mkdtempSync(join(tmpdir(), 'franca-modes-'));
const mode = (name: string, script: string) => writeFileSync(join(directory, `${name}.mode`), `${script}\n`);

beforeAll(() => {
  // GNU and BSD sed: -z is given by the adapter, -u answers at once.
  mode(
    'eng-cat',
    `sed -u 's/Rather/Força/; s/House/Casa/; s/hello/bon dia/g; s/house/casa/g; s/wrong/equivocació/g' $2 | sed -u 's/x^//'`,
  );
  mode('marks', `lt-proc -w 'a.bin' $2 | lt-proc $1 'b.bin'`);
  mode(
    'cat-ita',
    `sed -u 's/força/molto/g; s/bon dia/buongiorno/g; s/equivocació/*&/g; s/grumpf/*&/g; s/Giulia/*&/g'`,
  );
  mode('eng-spa', `sed -u 's/hello/hola/g'`);
  mode('spa-ita', `sed -u 's/hola/ciao/g'`);
  mode('ita-cat', `sed -u 's/ciao/[bon] dia/g; s/19:30/19:31/g'`);
  mode('es-pt_BR', 'false');
  mode('mkd-eng', `sed -u 's/house/home/g'`);
  mode('hbs-slv', `sed -u 's/kuća/hiša/g'`);
  mode('isl-eng', `sed -u 's/[a-z]//g'`);
  mode('es-gl', `sed -u 's/ola/olá/g'`);
  mode('por-cat', `sed -u 's/casa/casa/g'`);
  mode('cat-por', `sed -u 's/casa/casa/g'`);
  mode('spa-fra', 'tail -f /dev/null');
});
afterAll(() => rmSync(directory, { recursive: true }));

const isAlive = (group: number) => {
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return processes
    .map((line) => line.trim().split(/\s+/))
    .some(([id, state]) => Number(id) === group && !state?.startsWith('Z'));
};

describeTranslator({
  name: 'apertium',
  create: () => new ApertiumTranslator({ modesDirectory: directory }),
  pair: ['en', 'es'],
  text: 'hello house.',
  expected: 'hola',
  unsupported: ['de', 'en'],
});

// Its own pipeline is proven above on every machine; where the real engine is installed it owes the same.
if (
  existsSync('/usr/share/apertium/modes/eng-cat.mode') &&
  existsSync('/usr/share/apertium/modes/cat-ita.mode')
) {
  describeTranslator({
    name: 'apertium as installed, pivoting',
    create: () => new ApertiumTranslator(),
    pair: ['en', 'it'],
    text: 'I will be ten minutes late.',
    expected: 'dieci minuti',
    unsupported: ['en', 'vi'],
  });
}

describe('apertium', () => {
  const translators: ApertiumTranslator[] = [];
  const open = (timeLimitMs = 20_000) => {
    const translator = new ApertiumTranslator({ modesDirectory: directory, timeLimitMs });
    translators.push(translator);
    return translator;
  };
  afterEach(async () => {
    for (const translator of translators.splice(0)) await translator.close();
  });

  it('lists no pairs where nothing is installed', () => {
    expect(new ApertiumTranslator({ modesDirectory: join(directory, 'missing') }).pairs()).toEqual([]);
  });

  it('lists direct and pivoted pairs, without variants', () => {
    const pairs = open()
      .pairs()
      .map((pair) => pair.join('-'));
    expect(pairs).toContain('en-it');
    expect(pairs).toContain('en-fr');
    expect(pairs).not.toContain('es-pt');
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('goes from English to Italian through Catalan, not Spanish', async () => {
    const outcome = await open().translate({ text: 'hello house', source: 'en', target: 'it' });
    expect(outcome).toMatchObject({ status: 'done', text: 'buongiorno casa' });
  });

  it('leaves aside what was judged and refused, and knows a dictionary that two languages share', () => {
    const pairs = open()
      .pairs()
      .map((pair) => pair.join('-'));
    expect(pairs).not.toContain('mk-en');
    expect(pairs).toEqual(expect.arrayContaining(['bs-sl', 'hr-sl']));
  });

  it('lets close languages begin or end a way, and other further pairs stand alone', () => {
    const pairs = open()
      .pairs()
      .map((pair) => pair.join('-'));
    expect(pairs).toEqual(expect.arrayContaining(['en-gl', 'is-en', 'pt-ca', 'ca-pt']));
    expect(pairs).not.toContain('is-es');
    expect(pairs).not.toContain('en-pt');
    const modes = ['en-es', 'es-ca', 'ca-es', 'es-fr'].map((name) => {
      const [source = '', target = ''] = name.split('-');
      return { source, target, file: name };
    });
    expect(findRoute(modes, 'ca', 'fr')?.map(({ file }) => file)).toEqual(['ca-es', 'es-fr']);
    expect(
      findRoute(modes.concat({ source: 'ca', target: 'it', file: 'ca-it' }), 'en', 'it'),
    ).toBeUndefined();
  });

  it('makes a result without words a failure', async () => {
    const outcome = await open().translate({ text: 'hestur', source: 'is', target: 'en' });
    expect(outcome).toMatchObject({ status: 'failed', detail: 'Apertium gave no words.' });
  });

  it('prefers a direct pair to any pivot', () => {
    const modes = [
      { source: 'en', target: 'ca', file: '' },
      { source: 'ca', target: 'es', file: '' },
      { source: 'en', target: 'es', file: '' },
    ];
    expect(findRoute(modes, 'en', 'es')).toEqual([modes[2]]);
    expect(findRoute(modes, 'es', 'en')).toBeUndefined();
  });

  it('leaves blocks of code as they are, between lines that are translated', async () => {
    const text = 'hello\n```\nhello\n\nhello\n```\nhello';
    expect(await open().translate({ text, source: 'en', target: 'es' })).toMatchObject({
      text: 'hola\n```\nhello\n\nhello\n```\nhola',
    });
  });

  it('leaves what is quoted where it does not know it', async () => {
    const request = { source: 'ca', target: 'it' };
    const quoted = 'bon dia “grumpf grumpf grumpf grumpf” bon dia';
    expect(await open().translate({ ...request, text: quoted })).toMatchObject({
      text: 'buongiorno “grumpf grumpf grumpf grumpf” buongiorno',
    });
    const line = '> grumpf grumpf\nbon dia';
    expect(await open().translate({ ...request, text: line })).toMatchObject({
      text: '> grumpf grumpf\nbuongiorno',
    });
  });

  it('makes a changed span a failure', async () => {
    const outcome = await open().translate({ text: 'ciao 19:30', source: 'it', target: 'ca' });
    expect(outcome).toMatchObject({ status: 'failed' });
  });

  it('says that texts of unknown words are unavailable', async () => {
    const outcome = await open().translate({ text: 'nur fremde Wörter', source: 'en', target: 'es' });
    expect(outcome.status).toBe('unavailable');
  });

  it.each([
    ['hello wrong house', 'a word of the language between'],
    ['hello grumpf', 'an unknown word in two'],
    ['Rather hello', 'a word of the language between that was taken for a name'],
  ])('says that "%s" is unavailable: %s stays', async (text) => {
    const outcome = await open().translate({ text, source: 'en', target: 'it' });
    expect(outcome.status).toBe('unavailable');
  });

  it.each([
    ['hello Giulia', 'buongiorno Giulia'],
    ['House hello', 'Casa buongiorno'],
    ['hello house, hello grumpf', 'buongiorno casa, buongiorno grumpf'],
  ])('leaves names and single words of "%s" as they are', async (text, expected) => {
    const outcome = await open().translate({ text, source: 'en', target: 'it' });
    expect(outcome).toMatchObject({ status: 'done', text: expected });
  });

  it('fails at its time limit and leaves the way free for the next text', async () => {
    const translator = open(50);
    const outcome = await translator.translate({ text: 'hola', source: 'es', target: 'fr' });
    expect(outcome).toMatchObject({ status: 'failed', detail: expect.stringContaining('50 ms') });
    mode('spa-fra', `sed -u 's/hola/salut/g'`);
    const second = await open().translate({ text: 'hola', source: 'es', target: 'fr' });
    expect(second).toMatchObject({ status: 'done', text: 'salut' });
  });
});

describe('an apertium pipe', () => {
  const pipes: ApertiumPipe[] = [];
  const open = (name: string, idleMs = 60_000) => {
    const pipe = new ApertiumPipe({ modeFile: join(directory, `${name}.mode`), timeLimitMs: 20_000, idleMs });
    pipes.push(pipe);
    return pipe;
  };
  afterEach(async () => {
    for (const pipe of pipes.splice(0)) await pipe.close();
  });

  it('ends a program that writes far more than it was given, and starts anew with the next text', async () => {
    mode('doubling', `sed '${'s/.*/&&/;'.repeat(18)}'`);
    const pipe = open('doubling');
    await expect(pipe.translate('hello')).rejects.toThrow('More than 1000000 characters');
    expect(pipe.pid).toBeUndefined();
    await expect(pipe.translate('hello')).rejects.toThrow('More than 1000000 characters');
  });

  it('starts nothing before the first text', () => {
    expect(open('eng-spa').pid).toBeUndefined();
  });

  it('starts again after it was killed', async () => {
    const pipe = open('eng-spa');
    expect(await pipe.translate('hello')).toBe('hola');
    const first = pipe.pid ?? 0;
    process.kill(-first, 'SIGKILL');
    await vi.waitFor(() => expect(pipe.pid).toBeUndefined(), { timeout: 20_000 });
    expect(await pipe.translate('hello')).toBe('hola');
    expect(pipe.pid).not.toBe(first);
  });

  it('rejects what was waiting when it dies', async () => {
    mode('ita-por', 'tail -f /dev/null');
    const pipe = open('ita-por');
    const answer = pipe.translate('hola');
    const outcome = expect(answer).rejects.toThrow('died');
    process.kill(-(pipe.pid ?? 0), 'SIGKILL');
    await outcome;
  });

  it('leaves no process behind when it is closed', async () => {
    const pipe = open('eng-cat');
    await pipe.translate('hello');
    const group = pipe.pid ?? 0;
    expect(isAlive(group)).toBe(true);
    await pipe.close();
    await vi.waitFor(() => expect(isAlive(group)).toBe(false), { timeout: 20_000 });
  });

  it('ends its processes when idle', async () => {
    const pipe = open('eng-spa', 1);
    await pipe.translate('hello');
    await vi.waitFor(() => expect(pipe.pid).toBeUndefined(), { timeout: 20_000 });
  });
});

describe('the stream format', () => {
  it('hides spans in superblanks and escapes reserved characters', () => {
    expect(toStream('a^b see https://a.org/[x/y at 19:30, 5 cats')).toBe(
      String.raw`a\^b see [https:\/\/a.org\/\[x\/y] at [19:30], 5 cats`,
    );
    const signs = '{a} <b> $c \\d [e] @f 7 € `g` *h* #i';
    expect(fromStream(toStream(signs))).toEqual({ text: signs, unknown: [] });
  });

  it('drops a mark that stands before no word', () => {
    expect(fromStream('#- pan')).toEqual({ text: '- pan', unknown: [] });
  });

  it('tells the words that Apertium marks from the signs that somebody wrote', () => {
    const stream = String.raw`[*]casa[*] *grumpf \@a #cosa @lemma [#x\]]`;
    expect(fromStream(stream)).toEqual({
      text: '*casa* grumpf @a cosa lemma #x]',
      unknown: ['grumpf', 'lemma'],
    });
  });

  it('is read from a mode file with NUL framing for every program', () => {
    expect(readPipeline(join(directory, 'marks.mode'))).toBe(
      "lt-proc -z -w 'a.bin'  | lt-proc -z -g 'b.bin'",
    );
  });

  it('opens Spanish questions and exclamations', () => {
    expect(restoreStyle('A? B! C.', 'dónde es? hola! sí.', 'es')).toBe('¿Dónde es? ¡Hola! Sí.');
    expect(restoreStyle('a?', '¿Dónde es?', 'es')).toBe('¿Dónde es?');
    expect(restoreStyle('A?', "Dov'è?", 'it')).toBe("Dov'è?");
  });

  it('begins sentences with a capital where the source does', () => {
    expect(restoreStyle('One. Two?', 'uno. due?', 'it')).toBe('Uno. Due?');
    expect(restoreStyle('one. Two?', 'uno. due?', 'it')).toBe('uno. due?');
  });
});
