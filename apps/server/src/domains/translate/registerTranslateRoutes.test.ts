import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRouter } from '../../../test/createTestRouter.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { Refusal } from '../../core/Refusal.ts';
import { registerTranslateRoutes } from './registerTranslateRoutes.ts';

const server = Fastify();

beforeAll(async () => {
  server.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : undefined;
    return reply.status(refusal?.status ?? 500).send({ code: refusal?.code });
  });
  const { route } = createTestRouter(server, {
    readSession: async (token) => (token === 'valid' ? 'someone' : undefined),
  });
  const languageOf = (code: string) => (code === 'Klingonish' ? undefined : code);
  registerTranslateRoutes(route, { translator: new PhraseTranslator(), languageOf });
  await server.ready();
});
afterAll(() => server.close());

const post = (payload: object, token = 'valid') =>
  server.inject({
    method: 'POST',
    url: '/api/translate/app-str',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

describe('POST /translate/app-str', () => {
  it('translates an object of texts, and the same as JSON', async () => {
    const strings = { yes: 'Yes', odd: 'Not in the phrase memory at all' };
    const expected = { success: true, data: { yes: 'Ja', odd: 'Not in the phrase memory at all' } };
    expect((await post({ lang_code: 'de', translate_str: strings })).json()).toEqual(expected);
    expect((await post({ lang_code: 'de', translate_str: JSON.stringify(strings) })).json()).toEqual(
      expected,
    );
  });

  it('leaves the built-in languages alone', async () => {
    const { data } = (await post({ lang_code: 'it', translate_str: { yes: 'Yes' } })).json();
    expect(data).toEqual({ yes: 'Yes' });
  });

  it('refuses an unknown language and a visitor', async () => {
    const unknown = await post({ lang_code: 'Klingonish', translate_str: { yes: 'Yes' } });
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'language_unknown']);
    expect((await post({ lang_code: 'de', translate_str: {} }, 'wrong')).statusCode).toBe(401);
  });
});
