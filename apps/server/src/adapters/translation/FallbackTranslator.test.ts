import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { describeTranslator } from '../../ports/Translator.conformance.ts';
import type { TranslationOutcome, Translator } from '../../ports/Translator.ts';
import { createOrderedEngines } from './createOrderedEngines.ts';
import { FallbackTranslator } from './FallbackTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';

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

describe('the configured order', () => {
  const idsOf = ({ engines }: FallbackTranslator) => engines.map((each) => each.id);

  it('has the built-in engines by default', () => {
    expect(idsOf(createOrderedEngines({}))).toEqual(['phrases', 'apertium']);
  });

  it('puts configured services first', () => {
    const services = { OPENAI_API_KEY: 'k', TRANSLATE_MODEL: 'm', LIBRETRANSLATE_URL: 'http://127.0.0.1:1' };
    expect(idsOf(createOrderedEngines(loadConfig(services)))).toEqual([
      'openai',
      'libretranslate',
      'phrases',
      'apertium',
    ]);
  });

  it('follows the given order and leaves out what is not configured', () => {
    const engines = createOrderedEngines({ TRANSLATE_ENGINES: ['apertium', 'openai', 'phrases'] });
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
