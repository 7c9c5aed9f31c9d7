import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../../test/openTestService.ts';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import type { PlannedAnswer, ReceivedRequest } from '../testing/serveJson.ts';
import { useJsonService } from '../testing/useJsonService.ts';
import { DeepLTranslator } from './DeepLTranslator.ts';

const named = (...languages: string[]) => languages.map((language) => ({ language, name: language }));
const working = ({ path, body }: ReceivedRequest): PlannedAnswer => {
  if (path === '/v2/languages?type=source') return { body: named('EN', 'ES', 'PT') };
  if (path === '/v2/languages?type=target') return { body: named('EN-GB', 'EN-US', 'ES', 'PT-BR', 'PT-PT') };
  const [text = ''] = (body as { text: string[] }).text;
  return {
    body: { translations: [{ detected_source_language: 'EN', text: text.replaceAll('hello', 'hola') }] },
  };
};

const service = useJsonService(working);

async function open(): Promise<DeepLTranslator> {
  const translator = new DeepLTranslator({
    url: service.url,
    apiKey: 'key',
    service: openTestService('translation'),
  });
  await translator.refresh();
  return translator;
}
const english = { text: 'hello', source: 'en', target: 'es' };

describeTranslator({
  name: 'deepl',
  create: () => open(),
  pair: ['en', 'es'],
  text: 'hello',
  expected: 'hola',
  unsupported: ['es', 'vi'],
});

describe('the deepl translator', () => {
  it('posts XML with its key', async () => {
    const outcome = await (await open()).translate({ ...english, text: 'hello <b> & 7, @maria' });
    expect(outcome).toMatchObject({ text: 'hola <b> & 7, @maria' });
    expect(service.received.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key key' },
      body: {
        text: ['hello &lt;b&gt; &amp; <img id="1"/>, <img id="2"/>'],
        source_lang: 'EN',
        target_lang: 'ES',
        tag_handling: 'xml',
      },
    });
  });

  it.each([
    ['en-GB', 'EN-GB'],
    ['en', 'EN-US'],
    ['pt', 'PT-PT'],
    ['pt-br', 'PT-BR'],
  ])('translates into %s as %s', async (target, expected) => {
    await (await open()).translate({ text: 'hola', source: 'es', target });
    expect(service.received.at(-1)?.body).toMatchObject({ target_lang: expected });
  });

  it('gets the words of terms beside their neighbours, in elements that it leaves alone', async () => {
    const slots = new Map([['{term1}', 'I+D & más']]);
    const outcome = await (await open()).translate({ ...english, text: 'hello {term1}!', slots });
    expect(outcome).toMatchObject({ text: 'hola {term1}!' });
    expect(service.received.at(-1)?.body).toMatchObject({
      text: ['hello <x id="1">I+D &amp; más</x>!'],
      ignore_tags: ['x'],
    });
  });

  it('asks for the languages once, by itself', async () => {
    const translator = new DeepLTranslator({
      url: service.url,
      apiKey: 'key',
      service: openTestService('translation'),
    });
    expect(translator.pairs()).toEqual([]);
    await translator.translate(english);
    await translator.translate(english);
    expect(service.received.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST']);
    expect(translator.pairs()).toContainEqual(['en', 'pt']);
  });

  it.each([429, 456])('names its limit as the reason of %i', async (status) => {
    const translator = await open();
    service.answer = () => ({ status, body: { message: 'Quota exceeded' } });
    expect(await translator.translate(english)).toEqual({
      status: 'failed',
      detail: `deepl answered ${status}: Quota exceeded`,
      retryAfterMs: undefined,
      engine: 'deepl',
    });
  });

  it.each([
    [503, 'failed'],
    [403, 'unavailable'],
  ])('takes %i as %s', async (status, expected) => {
    const translator = await open();
    service.answer = () => ({ status, body: { message: 'no' } });
    expect((await translator.translate(english)).status).toBe(expected);
  });
});
