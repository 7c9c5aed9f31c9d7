import { limits, rateLimits } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { topicTerms } from '../../db/schema/glossary.ts';
import { mayHaveTerm } from '../../db/shared/glossary.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({
    translator: new FallbackTranslator([new PhraseTranslator(), repeatingEngine]),
  });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
  await bea.connect();
});
afterAll(() => world.dispose());

const list = async (as: Person, topic = topic_id) =>
  (await world.api.topics.glossary({ as, query: { topic_id: topic } })).data;
const set = (
  as: Person,
  term: string,
  translations: Record<string, string> | null = null,
  topic = topic_id,
) => world.api.topics.setTerm({ as, body: { topic_id: topic, term, translations } });

/** Sends a text of Ana and waits for what Bea reads. */
async function say(text: string, topic = topic_id) {
  const { data } = await ana.send(topic, text);
  return vi.waitFor(async () => {
    const [newest] = (await world.api.chat.list({ as: bea, query: { topic_id: topic } })).data;
    expect(newest).toMatchObject({ chat_id: data.chat_id, translation: { state: 'done' } });
    return newest?.translated;
  }, patient);
}

describe('the glossary of a conversation', () => {
  it('keeps names as they are and puts the given translation in the place of terms', async () => {
    await set(ana, 'Will');
    await set(bea, 'sprint', { es: 'iteración' });
    expect(await list(ana)).toMatchObject([
      { term: 'sprint', translations: { es: 'iteración' }, by: { name: 'Bea' } },
      { term: 'Will', translations: null, by: { name: 'Ana' } },
    ]);
    const text = 'Will ends the sprint tomorrow evening';
    expect(await say(text)).toBe('[es] Will ends the iteración tomorrow evening');
    const elsewhere = await world.group(ana, bea);
    expect(await say(text, elsewhere)).toBe(`[es] ${text}`);
  });

  it('comes before what is known by heart or was translated before, for the next messages', async () => {
    expect(await say('Good morning')).toBe('Buenos días');
    const text = 'The captain saw the old bridge';
    expect(await say(text)).toBe(`[es] ${text}`);
    await set(ana, 'morning', { es: 'alba' });
    await set(ana, 'Captain', { es: 'jefa' });
    await set(ana, 'captain', { es: 'capitana' });
    expect(await say('Good morning')).toContain('alba');
    expect(await say(text)).toBe('[es] The capitana saw the old bridge');
    // What was translated before stays as it was read.
    const { data } = await world.api.chat.list({ as: bea, query: { topic_id } });
    expect(data.map(({ translated }) => translated)).toContain(`[es] ${text}`);
    // What another conversation gets is not decided here.
    expect(await say(text, await world.group(ana, bea))).toBe(`[es] ${text}`);
  });

  it('is the same however the letters of texts and terms are encoded', async () => {
    const decomposed = (text: string) => text.normalize('NFD');
    expect(await say(decomposed('The café is open late tonight'))).toContain('late tonight');
    expect(await say('The plan of the café is here')).toContain('plan');
    await set(ana, decomposed('Café'), { es: 'tasca' });
    await set(bea, 'café', { es: 'bar' });
    // Known from before, in both ways of writing.
    expect(await say('The plan of the café is here')).toBe('[es] The plan of the bar is here');
    expect(await say(decomposed('The café is open late tonight'))).toBe('[es] The bar is open late tonight');
    const { data } = await set(bea, decomposed('CAFÉ'), { es: 'bar' });
    expect(data).toMatchObject([{ term: 'CAFÉ', by: { name: 'Bea' } }]);
  });

  it('finds a term that was written in two signs before terms were composed', async () => {
    const term = 'café au lait'.normalize('NFD');
    const row = {
      topicId: topic_id,
      term,
      folded: term,
      translations: { es: 'cortado' },
      createdAt: new Date(),
    };
    await say('Your café au lait is cold');
    await world.app.core.database.db.insert(topicTerms).values(row);
    expect(await say('Your café au lait is cold')).toBe('[es] Your cortado is cold');
  });

  it('has each term once, and one less after it is removed, however often', async () => {
    await set(ana, 'Old  House', { es: 'Casona' });
    const { data } = await set(bea, 'old house', { 'es-mx': 'Casa' });
    expect(data).toMatchObject([
      { term: 'old house', translations: { 'es-MX': 'Casa' }, by: { name: 'Bea' } },
    ]);
    const term_id = data[0]?._id ?? '';
    for (const _ of [1, 2]) {
      const removed = await world.api.topics.removeTerm({ as: ana, query: { topic_id, term_id } });
      expect(removed.data).toEqual([]);
    }
  });

  it('is announced to every page that follows the conversation', async () => {
    const [own, other] = [await ana.connect(), await bea.connect()];
    for (const socket of [own, other]) await ask(socket, 'topic-listen', { topic_id });
    const reached = [own, other].map((socket) => nextOf<unknown>(socket, 'glossaryChat', { topic_id }));
    await set(ana, 'Will');
    expect(await Promise.all(reached)).toEqual([{ topic_id }, { topic_id }]);
  });

  it('is for members, under plans with translation, and not behind a block', async () => {
    const eve = await world.join('Eve');
    expect(await set(eve, 'Eve')).toMatchObject({ status: 404, code: 'topic_not_found' });
    const { data } = await set(ana, 'Ana');
    await world.changePlan(bea, 'free');
    expect(await set(bea, 'Bea')).toMatchObject({ status: 403, code: 'not_permitted' });
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await set(ana, 'Ana')).toMatchObject({ code: 'blocked' });
    const own = { topic_id, term_id: data[0]?._id ?? '' };
    expect(await world.api.topics.removeTerm({ as: ana, query: own })).toMatchObject({ code: 'blocked' });
    expect(await list(bea)).toHaveLength(1);
    const group = await world.group(ana, eve);
    await world.api.groups.leave({ as: eve, body: { topic_id: group } });
    expect(await set(eve, 'Eve', null, group)).toMatchObject({ code: 'topic_not_found' });
  });

  it.each([
    ['a term without letters', '42 😀', null],
    ['an address', 'see evil.example.com', null],
    ['an address in what stands for it', 'bank', { es: 'https://evil.example.com' }],
    ['no language', 'bank', {}],
    ['a language that is none', 'bank', { english: 'bank' }],
    ['more signs than a term may have', 'b'.repeat(limits.term + 1), null],
  ])('refuses %s', async (_title, term, translations) => {
    expect(await set(ana, term, translations)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await list(ana)).toEqual([]);
  });

  it('has room for a number of terms', async () => {
    const rows = Array.from({ length: limits.terms }, (_, index) => ({
      ...{ topicId: topic_id, term: `t${index}`, folded: `t${index}`, createdAt: new Date() },
    }));
    await world.app.core.database.db.insert(topicTerms).values(rows);
    expect(await set(ana, 'one more')).toMatchObject({ status: 409, code: 'terms_full' });
    expect((await set(ana, 'T1', { es: 'uno' })).data).toHaveLength(limits.terms);
  });

  it('is changed so often in an hour and no more: all members read it anew each time', async () => {
    await world.app.core.limiter('terms', ana.id, rateLimits.terms.count - 1);
    expect((await set(ana, 'Will')).status).toBe(200);
    expect(await set(ana, 'sprint')).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await set(bea, 'sprint')).status).toBe(200);
  });

  it('has each text read once for all terms, whatever its writing', async () => {
    const { db } = world.app.core.database;
    const rows = Array.from({ length: limits.terms }, (_, index) => ({
      ...{ topicId: topic_id, term: `t${index}`, folded: `t${index}`, createdAt: new Date() },
    }));
    await db.insert(topicTerms).values(rows);
    const texts = JSON.stringify(Array(8).fill('漢'.repeat(limits.messageText)));
    const condition = mayHaveTerm({ topicId: sql`${topic_id}::uuid`, text: sql`given.value` });
    const start = process.cpuUsage();
    await db.execute(sql`select ${condition} from jsonb_array_elements_text(${texts}::jsonb) given`);
    // Time of the processor, which the embedded database shares with everything else of the process.
    expect(process.cpuUsage(start).user).toBeLessThan(1_500_000);
  });
});
