import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';

describe('POST /translate/app-str', () => {
  let world: World;
  let ana: Person;

  beforeAll(async () => {
    world = await createWorld();
    ana = await world.join('Ana');
  });
  afterAll(() => world.dispose());

  const translate = (
    lang_code: string,
    translate_str: string | Record<string, string>,
    as: { token: string } = ana,
  ) => world.api.translate.appStrings({ as, body: { lang_code, translate_str } });

  it('translates an object of texts, and the same as JSON', async () => {
    const strings = { yes: 'Yes', odd: 'Not in the phrase memory at all' };
    const expected = { status: 200, data: { yes: 'Ja', odd: 'Not in the phrase memory at all' } };
    expect(await translate('de', strings)).toMatchObject(expected);
    expect(await translate('de', JSON.stringify(strings))).toMatchObject(expected);
  });

  it('leaves the built-in languages alone', async () => {
    expect((await translate('it', { yes: 'Yes' })).data).toEqual({ yes: 'Yes' });
  });

  it('refuses an unknown language and a visitor', async () => {
    const unknown = await translate('Klingonish', { yes: 'Yes' });
    expect(unknown).toMatchObject({ status: 400, code: 'language_unknown' });
    expect((await translate('de', {}, { token: 'wrong' })).status).toBe(401);
  });
});
