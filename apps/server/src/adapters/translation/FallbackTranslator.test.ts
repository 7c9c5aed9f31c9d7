import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { loadConfig } from '../../config.ts';
import { describeTranslator } from '../../ports/Translator.conformance.ts';
import type { TextPart, TranslationOutcome, Translator } from '../../ports/Translator.ts';
import { createOrderedEngines } from './createOrderedEngines.ts';
import { FallbackTranslator } from './FallbackTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';
import { shareParts } from './shareParts.ts';

const engine = (id: string, outcome: TranslationOutcome): Translator => ({
  id,
  pairs: () => [['en', 'es']],
  translate: async () => outcome,
  close: async () => undefined,
});
const done = engine('done', { status: 'done', text: 'hola', engine: 'done' });
const unavailable = engine('unavailable', { status: 'unavailable', detail: 'never' });
const failed = engine('failed', { status: 'failed', detail: 'later', retryAfterMs: 5 });
const ask = (...engines: Translator[]) =>
  new FallbackTranslator(engines).translate({ text: 'hello', source: 'en', target: 'es' });

describe('a translator with fallbacks', () => {
  it('takes the first engine that succeeds, and its name', async () => {
    expect(await ask(unavailable, done, failed)).toEqual({ status: 'done', text: 'hola', engine: 'done' });
    expect(await ask(failed, done)).toMatchObject({ status: 'done', text: 'hola', isFallback: true });
  });

  it('has failed when one engine may succeed later', async () => {
    expect(await ask(failed, unavailable)).toEqual({ status: 'failed', detail: 'later', retryAfterMs: 5 });
  });

  it('is unavailable when no engine can do it, or when there is none', async () => {
    expect(await ask(unavailable)).toMatchObject({ status: 'unavailable' });
    expect(await ask()).toMatchObject({ status: 'unavailable' });
  });

  it('lists every direction once', () => {
    expect(new FallbackTranslator([done, failed]).pairs()).toEqual([['en', 'es']]);
  });
});

describe('a translation that is far longer than its text', () => {
  const endless = engine('endless', { status: 'done', text: 'hola '.repeat(100), engine: 'endless' });
  const detail = 'endless answered with 500 characters for 5.';

  it('is a failed attempt of its engine: the next one is asked', async () => {
    const found = { status: 'done', text: 'hola', engine: 'done', isFallback: true };
    expect(await ask(endless, done)).toEqual(found);
    expect(await ask(endless)).toEqual({ status: 'failed', detail });
    expect(await ask(unavailable, endless)).toEqual({ status: 'failed', detail });
  });

  it('is refused as well where the phrase memory knows the other sentences', async () => {
    const translator = new FallbackTranslator([new PhraseTranslator(), endless]);
    const request = { text: 'Good morning! Zebras graze.', source: 'en', target: 'es' };
    expect(await translator.translate(request)).toMatchObject({ status: 'failed' });
  });

  it.each([
    [
      'a saying',
      '塞翁失马',
      'The old man at the border lost his horse: who knows whether that is not a good thing?',
    ],
    ['one sign', '囧', 'I am embarrassed, and do not know what to say to that'],
    ['an abbreviation', 'fyi', 'para tu información, por si te sirve de algo'],
    [
      'a long text',
      '我们明天早上八点在火车站见面。'.repeat(200),
      'We shall meet at the railway station tomorrow at eight in the morning. '.repeat(200),
    ],
  ])('is told from one that needs many signs: %s', async (_what, text, translated) => {
    const wordy = engine('wordy', { status: 'done', text: translated, engine: 'wordy' });
    const outcome = await new FallbackTranslator([wordy]).translate({ text, source: 'en', target: 'es' });
    expect(outcome).toMatchObject({ status: 'done', text: translated });
  });
});

describe('a text of which the phrase memory knows some sentences', () => {
  const asked: string[] = [];
  const rough = (answer: (text: string) => string | undefined): Translator => ({
    ...done,
    id: 'rough',
    translate: async ({ text }) => {
      asked.push(text);
      const translated = answer(text);
      if (translated === undefined) return { status: 'unavailable', detail: 'never' };
      return { status: 'done', text: translated, engine: 'rough' };
    },
  });
  const share = (text: string, engine = rough((part) => `<${part}>`)) => {
    asked.length = 0;
    const translator = new FallbackTranslator([new PhraseTranslator(), engine]);
    return translator.translate({ text, source: 'en', target: 'es' });
  };

  it('is translated by both, and says who did what', async () => {
    expect(await share('Good morning! The old house has 3 windows. See you tomorrow.')).toMatchObject({
      status: 'done',
      text: '¡Buenos días! <The old house has 3 windows.> Nos vemos mañana.',
      engine: 'phrases (1, 3) + rough (2)',
    });
    expect(asked).toEqual(['The old house has 3 windows.']);
  });

  it('is shared also where it has thousands of empty lines', async () => {
    const lines = '\n'.repeat(20_000);
    expect(await share(`Good morning!\nxyzzy plugh\n${lines}.`)).toMatchObject({
      status: 'done',
      engine: 'phrases (1) + rough (2)',
    });
  });

  it('is looked through once, however many parts it has', async () => {
    let reads = 0;
    /** Parts without words between two that have some, which count how often somebody looks at them. */
    const readsOf = async (count: number): Promise<number> => {
      const part = (source: string, translated?: string): TextPart => ({
        get source() {
          reads += 1;
          return source;
        },
        translated,
      });
      reads = 0;
      const parts = [
        part('Hello\n', 'Hola\n'),
        ...Array.from({ length: count }, () => part('\n')),
        part('house'),
      ];
      const text = `Hello\n${'\n'.repeat(count)}house`;
      const translate = async () => ({ status: 'done', text: 'casa', engine: 'rough' }) as const;
      expect(await shareParts(text, { engine: 'phrases', parts }, translate)).toMatchObject({
        status: 'done',
      });
      return reads;
    };
    const [few, many] = [await readsOf(100), await readsOf(1000)];
    expect(many).toBeLessThanOrEqual(10 * few);
  });

  it('keeps its lines, and its addresses, names and emoji', async () => {
    const text =
      'Good morning 😀\nThe old house 😀 has 3 windows.\n\nIt is blue, @maria: https://example.org/a';
    expect(await share(text)).toMatchObject({
      text: 'Buenos días 😀\n<The old house 😀 has 3 windows.\n\nIt is blue, @maria:> https://example.org/a',
      engine: expect.stringMatching(/^phrases \(1\) \+ rough \(2, 3, 4\)$/),
    });
  });

  it('is the work of the phrase memory alone where it knows everything', async () => {
    expect(await share('Good morning! See you tomorrow.')).toMatchObject({ engine: 'phrases' });
    expect(asked).toEqual([]);
  });

  it('is left to the other engine as a whole when a protected span was lost', async () => {
    const text = 'Good morning! The old house has 3 windows.';
    const careless = rough((part) => (part === text ? 'todo 3' : 'sin número'));
    expect(await share(text, careless)).toMatchObject({ text: 'todo 3', engine: 'rough' });
  });

  it('is not translated at all when nobody knows the rest', async () => {
    const outcome = await share(
      'Good morning! The old house has 3 windows.',
      rough(() => undefined),
    );
    expect(outcome).toMatchObject({ status: 'unavailable' });
  });

  it('is not divided where an engine before the phrase memory translates it', async () => {
    const engines = new FallbackTranslator([rough((part) => `<${part}>`), new PhraseTranslator()]);
    const request = { text: 'Good morning!', source: 'en', target: 'es' };
    expect(await engines.translate(request)).toMatchObject({ engine: 'rough' });
    expect(engines.lookUp(request)).toBeUndefined();
    expect(engines.lookUp({ ...request, target: 'it' })).toMatchObject({ engine: 'phrases' });
  });
});

describe('the configured order', () => {
  const idsOf = ({ engines }: FallbackTranslator) => engines.map((each) => each.id);

  it('has the built-in engines by default', () => {
    expect(idsOf(createOrderedEngines({}, { open: openTestService }))).toEqual(['phrases', 'apertium']);
  });

  it('puts configured services first', () => {
    const services = { OPENAI_API_KEY: 'k', TRANSLATE_MODEL: 'm', LIBRETRANSLATE_URL: 'http://127.0.0.1:1' };
    expect(idsOf(createOrderedEngines(loadConfig(services), { open: openTestService }))).toEqual([
      'openai',
      'libretranslate',
      'phrases',
      'apertium',
    ]);
  });

  it('follows the given order and leaves out what is not configured', () => {
    const engines = createOrderedEngines(
      { TRANSLATE_ENGINES: ['apertium', 'openai', 'phrases'] },
      { open: openTestService },
    );
    expect(idsOf(engines)).toEqual(['apertium', 'phrases']);
  });
});

// One engine alone keeps the promises of an engine, under the engine's name.
describeTranslator({
  name: 'fallback',
  create: () => Object.assign(new FallbackTranslator([new PhraseTranslator()]), { id: 'phrases' }),
  pair: ['en', 'it'],
  text: 'Good morning!',
  expected: 'Buongiorno',
  unsupported: ['en', 'ja'],
});
