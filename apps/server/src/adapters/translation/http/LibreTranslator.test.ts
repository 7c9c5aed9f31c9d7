import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../../test/openTestService.ts';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import type { PlannedAnswer, ReceivedRequest } from '../testing/serveJson.ts';
import { useJsonService } from '../testing/useJsonService.ts';
import { LibreTranslator } from './LibreTranslator.ts';

const languages = [
  { code: 'en', name: 'English', targets: ['en', 'es', 'zh-Hans'] },
  { code: 'es', name: 'Spanish', targets: ['en', 'es'] },
];
const working = (request: ReceivedRequest): PlannedAnswer => {
  if (request.path === '/languages') return { body: languages };
  const { q } = request.body as { q: string };
  return { body: { translatedText: q.replaceAll('hello', 'hola') } };
};

const service = useJsonService(working);

async function open(timeoutMs?: number): Promise<LibreTranslator> {
  const translator = new LibreTranslator({
    url: service.url,
    apiKey: 'key',
    service: openTestService('translation', { timeoutMs }),
  });
  await translator.refresh();
  return translator;
}

describeTranslator({
  name: 'libretranslate',
  create: () => open(),
  pair: ['en', 'es'],
  text: 'hello',
  expected: 'hola',
  unsupported: ['es', 'vi'],
});

describe('the libretranslate translator', () => {
  it('posts text with its key', async () => {
    await (await open()).translate({ text: 'hello 7', source: 'en', target: 'zh' });
    expect(service.received.at(-1)).toMatchObject({
      method: 'POST',
      path: '/translate',
      body: { q: 'hello [[1]]', source: 'en', target: 'zh-Hans', format: 'text', api_key: 'key' },
    });
  });

  it('sends nothing that may not leave any more', async () => {
    const translator = await open();
    const mayLeave = async () => false;
    const outcome = await translator.translate({ text: 'hello', source: 'en', target: 'es', mayLeave });
    expect(outcome).toMatchObject({ status: 'unavailable' });
    expect(service.received.map(({ path }) => path)).toEqual(['/languages']);
  });

  it('asks for the languages once, by itself', async () => {
    const translator = new LibreTranslator({ url: service.url, service: openTestService('translation') });
    expect(translator.pairs()).toEqual([]);
    await translator.translate({ text: 'hello', source: 'en', target: 'es' });
    await translator.translate({ text: 'hello', source: 'en', target: 'es' });
    expect(service.received.map((request) => request.path)).toEqual([
      '/languages',
      '/translate',
      '/translate',
    ]);
    expect(translator.pairs()).toEqual([
      ['en', 'es'],
      ['en', 'zh'],
      ['es', 'en'],
    ]);
  });

  it.each([
    [429, 'failed'],
    [500, 'failed'],
    [400, 'unavailable'],
    [403, 'unavailable'],
  ])('takes %i as %s', async (status, expected) => {
    const translator = await open();
    service.answer = () => ({ status, body: { error: 'Slowdown' } });
    const outcome = await translator.translate({ text: 'hello', source: 'en', target: 'es' });
    expect(outcome).toMatchObject({ status: expected, detail: expect.stringContaining('Slowdown') });
  });

  it('fails on a response without a translation, and without a list of languages', async () => {
    const translator = await open();
    service.answer = () => ({ body: {} });
    const request = { text: 'hello', source: 'en', target: 'es' };
    expect(await translator.translate(request)).toMatchObject({ status: 'failed' });
    expect(
      await new LibreTranslator({ url: service.url, service: openTestService('translation') }).translate(
        request,
      ),
    ).toMatchObject({
      status: 'failed',
    });
  });

  it('fails when the service does not respond in time', async () => {
    const translator = await open(500);
    service.answer = () => ({ hang: true });
    const outcome = await translator.translate({ text: 'hello', source: 'en', target: 'es' });
    expect(outcome).toMatchObject({ status: 'failed' });
  });
});
