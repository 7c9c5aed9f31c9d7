import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, type Logger, NoopLogger, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '../../../test/createTestClock.ts';
import { createTestDatabase } from '../../../test/createTestDatabase.ts';
import { storeMessages } from '../../../test/storeMessages.ts';
import { createLanguageDetector } from '../../adapters/language-detection/createLanguageDetector.ts';
import { type Database, type DatabaseHandle, rowsOf } from '../../db/Database.ts';
import { openPglite } from '../../db/openPglite.ts';
import { messages } from '../../db/schema/chat.ts';
import { settings } from '../../db/schema/settings.ts';
import { messageTranslations, translations } from '../../db/schema/translations.ts';
import type { TranslationOutcome, TranslationRequest, Translator } from '../../ports/Translator.ts';
import { createTranslateService } from './createTranslateService.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { MessageTranslation, OutcomeRecorder, TranslationOrder, Translations } from './Translations.ts';

type Answer = (request: TranslationRequest) => TranslationOutcome | Promise<TranslationOutcome>;

const done: Answer = ({ text, target }) => ({ status: 'done', text: `${target}:${text}`, engine: 'test' });
const failing: Answer = () => ({ status: 'failed', detail: 'busy' });

// No app stands on it, whose own queue would take what is ordered here.
let database: DatabaseHandle;
let drop: () => Promise<void>;
let clock: TestClock;
let answer: Answer;
let asked: TranslationRequest[];
let committed: MessageTranslation[];
let services: Translations[];

const translator: Translator = {
  id: 'test',
  pairs: () => [['*', '*']],
  translate: async (request) => {
    asked.push(request);
    return answer(request);
  },
  close: async () => undefined,
};

/** Records nothing beside the translation itself; `parts` may fail. */
const recorder = (parts = sql`select 1 from resolved`): OutcomeRecorder => ({
  find: (id) => sql`select id from messages where id = ${id} for key share`,
  parts: () => ({ recorded: parts }),
  select: sql`(select count(*)::text from recorded)`,
  publish: (translation) => committed.push(translation),
});

function create(db: Database, options: Partial<TranslateOptions> = {}): Translations {
  const service = createTranslateService({
    db,
    translator,
    detector: createLanguageDetector(),
    clock: clock.now,
    random: () => 0,
    isExclusive: true,
    recorder: () => recorder(),
    rulesOf: async () => ({ isLocalOnly: false, terms: [] }),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  services.push(service);
  return service;
}

async function started(options: Partial<TranslateOptions> = {}): Promise<Translations> {
  const service = create(database.db, options);
  await service.start();
  return service;
}

let stored: { topicId: string; ids: string[] };

/** An order for a message that is stored. */
function order(text = 'Where is the train station?', targets = ['es']) {
  const message_id = stored.ids.pop();
  if (!message_id) throw new Error('The test needs more stored messages.');
  return { message_id, topic_id: stored.topicId, text, source: 'en', targets };
}

/** What storing a message does with an order: it takes the statement along, which fails when `value` does. */
async function send(service: Translations, ordered: TranslationOrder, value = sql`1`) {
  const { orders, stored } = service.prepare(ordered);
  let rows = '[]';
  try {
    const insert = service.insertOrders(sql`(select 1) as stored`, sql`${orders}`);
    const [row] = await rowsOf<{ rows: string }>(
      database.db,
      sql`with ordered as (${insert})
        select coalesce(json_agg(ordered), '[]')::text as rows, ${value} from ordered`,
    );
    rows = row?.rows ?? rows;
  } catch (error) {
    expect(stored('[]')).toEqual([]);
    throw error;
  }
  return stored(rows);
}
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

beforeAll(async () => {
  const own = await createTestDatabase();
  drop = own.drop;
  database = await own.open();
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  [clock, answer, asked, committed, services] = [createTestClock(), done, [], [], []];
  await database.db.delete(messageTranslations);
  await database.db.delete(translations);
  stored = await storeMessages(database.db, 10);
});
afterEach(async () => {
  for (const service of services) await service.stop();
});

describe('the translation service', () => {
  it('translates into every language that was asked for, and no other', async () => {
    const service = await started();
    const ordered = order('Good morning', ['es', 'it']);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Otherwise a translation may be done before it is said where the orders stand.
    answer = async (request) => {
      await released;
      return done(request);
    };
    const states = await service.request(ordered);
    release();
    expect(states.map(({ language, state }) => [language, state]).sort()).toEqual([
      ['es', 'queued'],
      ['it', 'queued'],
    ]);
    await until(() => expect(committed).toHaveLength(2));
    expect(asked).toHaveLength(2);
    const found = await service.read([ordered.message_id], 'it');
    expect(found.get(ordered.message_id)).toEqual({
      message_id: ordered.message_id,
      topic_id: ordered.topic_id,
      language: 'it',
      state: 'done',
      text: 'it:Good morning',
      source: 'en',
      engine: 'test',
    });
  });

  it('needs no translation into the own language, nor of a text without words', async () => {
    const service = await started();
    expect(await service.request(order('Hello', ['en-AU']))).toMatchObject([{ state: 'none' }]);
    expect(await service.request(order('😀 42', ['es']))).toMatchObject([{ state: 'none' }]);
    expect(asked).toEqual([]);
  });

  it('detects the language of a text when nobody says it', async () => {
    const service = await started();
    const text = 'Hoy hace mucho calor en la playa';
    expect(await service.request({ ...order(text, ['it']), source: null })).toMatchObject([{ source: 'es' }]);
    expect(service.detect('ok', 'it-IT')).toBe('it');
  });

  it('does not translate an order again that was given before', async () => {
    const service = await started();
    const ordered = order();
    await service.request(ordered);
    await until(() => expect(committed).toHaveLength(1));
    expect(await service.request(ordered)).toMatchObject([{ state: 'done', text: expect.any(String) }]);
    expect(asked).toHaveLength(1);
  });

  it('asks the engines once for a text that was written twice', async () => {
    const service = await started();
    await service.request(order('See you tomorrow'));
    await until(() => expect(committed).toHaveLength(1));
    await service.request(order('See you tomorrow'));
    await until(() => expect(committed).toHaveLength(2));
    expect(committed[1]).toMatchObject({ state: 'done', text: 'es:See you tomorrow', engine: 'test' });
    expect(await send(service, order('See you tomorrow'))).toMatchObject([
      { state: 'done', text: 'es:See you tomorrow', engine: 'test' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it.each(['test via en', 'test (1) + test via en (2)'])(
    'takes a text of “%s” from the cache',
    async (engine) => {
      answer = (request) => ({ ...done(request), engine }) as TranslationOutcome;
      const service = await started();
      await service.request(order('See you tomorrow'));
      await until(() => expect(committed).toHaveLength(1));
      await service.request(order('See you tomorrow'));
      await until(() => expect(committed).toHaveLength(2));
      expect(committed[1]).toMatchObject({ state: 'done', engine });
      expect(asked).toHaveLength(1);
    },
  );

  it('does not keep what a fallback said', async () => {
    answer = (request) => ({ ...done(request), isFallback: true }) as TranslationOutcome;
    const service = await started();
    await service.request(order('See you'));
    await until(() => expect(committed).toHaveLength(1));
    expect(await database.db.select().from(translations)).toEqual([]);
  });

  it.each([
    ['Adi\u0000ós', 'Adiós'],
    ['Adiós \ud83d', 'Adiós \ufffd'],
  ])('stores of an answer what a database can hold: %j', async (text, stored) => {
    answer = () => ({ status: 'done', text, engine: 'test' });
    const service = await started();
    await service.request(order());
    await until(() => expect(committed).toMatchObject([{ state: 'done', text: stored }]));
    expect(asked).toHaveLength(1);
  });

  it('takes an answer of nothing but null characters for a failure', async () => {
    answer = () => ({ status: 'done', text: '\u0000', engine: 'test' });
    const service = await started({ maxAttempts: 1 });
    await service.request(order());
    await until(() => expect(committed).toMatchObject([{ state: 'failed', text: null }]));
  });

  it('says when no engine can do it', async () => {
    answer = () => ({ status: 'unavailable', detail: 'no pair' });
    const service = await started();
    await service.request(order());
    await until(() =>
      expect(committed).toMatchObject([{ state: 'unavailable', text: null, engine: 'test' }]),
    );
  });

  it('tries again after a failure, at the time the engine names at the earliest', async () => {
    answer = () => ({ status: 'failed', detail: 'busy', retryAfterMs: 40_000 });
    const service = await started();
    const ordered = order();
    await service.request(ordered);
    const { db } = database;
    const due = async () => {
      const [row] = await db.select().from(messageTranslations);
      return row?.nextAttemptAt?.getTime() ?? 0;
    };
    await until(async () =>
      expect(Math.abs((await due()) - clock.now().getTime() - 40_000)).toBeLessThan(10_000),
    );
    answer = done;
    clock.advance(41);
    service.wake();
    await until(() => expect(committed).toMatchObject([{ state: 'done' }]));
    expect(asked).toHaveLength(2);
  });

  it('gives up after four attempts, and begins anew when asked to', async () => {
    answer = failing;
    const service = await started();
    const ordered = order();
    await service.request(ordered);
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(() => expect(asked).toHaveLength(attempt));
      clock.advance(120);
      await until(async () => {
        service.wake();
        expect(asked.length + committed.length).toBeGreaterThan(attempt);
      });
    }
    await until(() => expect(committed).toMatchObject([{ state: 'failed' }]));
    answer = done;
    const again = await service.retry({ message_id: ordered.message_id, language: 'es' });
    expect(again).toMatchObject({ state: 'queued' });
    await until(() => expect(committed).toMatchObject([{ state: 'failed' }, { state: 'done' }]));
  });

  it('has nothing to retry where nothing failed', async () => {
    const service = await started();
    expect(await service.retry({ message_id: crypto.randomUUID(), language: 'es' })).toBeUndefined();
  });

  it('runs no more translations at once than it may', async () => {
    let [now, most] = [0, 0];
    answer = async (request) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now--;
      return done(request);
    };
    const service = await started({ concurrency: 2 });
    for (let index = 0; index < 8; index++) await service.request(order(`Text number ${index}`));
    await until(() => expect(committed).toHaveLength(8));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('ends a translation together with what is recorded of it, or not at all', async () => {
    const { db } = database;
    const errors: unknown[] = [];
    const mayRecord = sql`(select count(*) from settings where key = 'may record')`;
    const service = await started({
      recorder: () =>
        recorder(sql`insert into settings select 'recorded', 1 / ${mayRecord} from resolved returning 1`),
      onError: (error) => errors.push(error),
    });
    await service.request(order());
    await until(() => expect(errors).toHaveLength(1));
    const rows = () => db.select({ state: messageTranslations.state }).from(messageTranslations);
    expect(await rows()).toEqual([{ state: 'queued' }]);
    expect(await db.select().from(translations)).toEqual([]);
    await db.insert(settings).values({ key: 'may record', value: '' });
    clock.advance(120);
    service.wake();
    await until(() => expect(committed).toMatchObject([{ state: 'done' }]));
    expect(await rows()).toEqual([{ state: 'done' }]);
  });

  it('gives up what cannot be stored, or ends the process, again and again', async () => {
    const errors: unknown[] = [];
    const isFailure = sql`case when text is null then 1 else 0 end`;
    const service = await started({
      recorder: () => recorder(sql`select 1 from resolved where 1 / ${isFailure} = 1`),
      onError: (error) => errors.push(error),
    });
    await service.request(order());
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(() => expect(errors).toHaveLength(attempt));
      clock.advance(20);
      service.wake();
    }
    await until(() => expect(committed).toMatchObject([{ state: 'failed' }]));
    expect(asked).toHaveLength(4);
    expect(errors).toHaveLength(4);
  });

  it('is ordered by a statement that another one takes along, and not when that one fails', async () => {
    const service = await started();
    const { db } = database;
    expect(await send(service, order())).toMatchObject([{ state: 'queued', language: 'es', text: null }]);
    await until(() => expect(committed).toHaveLength(1));
    await expect(send(service, order('Another text'), sql`1 / (count(*) - count(*))`)).rejects.toThrow();
    expect(await db.select().from(messageTranslations)).toHaveLength(1);
  });

  it('needs two statements for a text that it does not know', async () => {
    const service = await started();
    await service.request(order('The first one'));
    await until(() => expect(committed).toHaveLength(1));
    const asking = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    await send(service, order('Nobody said this before'));
    await until(() => expect(committed).toHaveLength(2));
    const statements = asking.mock.calls.map(([statement]) => statement);
    asking.mockRestore();
    expect(statements).toEqual([
      expect.stringMatching(/^with ordered as .*insert into message_translations/s),
      expect.stringMatching(/^with "found" as .*update message_translations/s),
    ]);
  });

  it('knows at once what an engine knows by heart', async () => {
    const lookUp: Translator['lookUp'] = ({ text, target }) => ({
      engine: 'test',
      parts: text.split(/(?<=[.])/).map((source) => ({
        source,
        translated: source.includes('?') ? undefined : `${target}:${source}`,
      })),
    });
    const service = await started({ translator: { ...translator, lookUp } });
    expect(await send(service, order('One.Two.'))).toMatchObject([
      { state: 'done', text: 'es:One.es:Two.', engine: 'test' },
    ]);
    expect(asked).toEqual([]);
    expect(await send(service, order('One.Two?'))).toMatchObject([{ state: 'queued' }]);
    await until(() => expect(committed).toHaveLength(1));
  });

  it('makes translations of an edited text stale and translates the new one', async () => {
    const service = await started();
    const ordered = order('First');
    await service.request(ordered);
    await until(() => expect(committed).toHaveLength(1));
    const { db } = database;
    await db.update(messages).set({ version: 2 }).where(eq(messages.id, ordered.message_id));
    expect(await service.read([ordered.message_id], 'es')).toEqual(new Map());
    await service.request({ ...ordered, text: 'Second', version: 2 });
    await until(() => expect(committed).toHaveLength(2));
    const rows = await db.select().from(messageTranslations).orderBy(messageTranslations.version);
    expect(rows.map((row) => row.state)).toEqual(['stale', 'done']);
    const found = await service.read([ordered.message_id], 'es');
    expect(found.get(ordered.message_id)?.text).toBe('es:Second');
  });

  it('forgets a recalled message, even one that is being translated', async () => {
    let release: (() => void) | undefined;
    answer = (request) =>
      new Promise((resolve) => {
        release = () => resolve(done(request));
      });
    const service = await started();
    const ordered = order();
    await service.request(ordered);
    await until(() => expect(release).toBeDefined());
    await service.remove([ordered.message_id]);
    release?.();
    await service.stop();
    expect(committed).toEqual([]);
    expect((await service.read([ordered.message_id], 'es')).size).toBe(0);
  });

  it('leaves to another process what that one is working on', async () => {
    let release: (() => void) | undefined;
    answer = (request) =>
      new Promise((resolve) => {
        release = () => resolve(done(request));
      });
    const first = await started({ isExclusive: false });
    await first.request(order());
    await until(() => expect(release).toBeDefined());
    const second = await started({ isExclusive: false });
    const other = order('Good evening');
    answer = done;
    await second.request(other);
    await until(() => expect(committed).toMatchObject([{ message_id: other.message_id }]));
    expect(asked).toHaveLength(2);
    release?.();
    await until(() => expect(committed).toHaveLength(2));
  });

  it('leaves to another process what takes that one longer than its lease', async () => {
    const leaseMs = 2400;
    let release: (() => void) | undefined;
    answer = (request) =>
      new Promise((resolve) => {
        release = () => resolve(done(request));
      });
    const first = await started({ isExclusive: false, leaseMs });
    await first.request(order());
    await until(() => expect(release).toBeDefined());
    await started({ isExclusive: false, leaseMs });
    const { db } = database;
    const leaseEnd = async () =>
      (await db.select().from(messageTranslations))[0]?.nextAttemptAt?.getTime() ?? 0;
    const claimed = await leaseEnd();
    await until(async () => expect(await leaseEnd()).toBeGreaterThan(claimed + leaseMs));
    expect(asked).toHaveLength(1);
    release?.();
    await until(() => expect(committed).toHaveLength(1));
  });

  it('takes up what another process left that died in the middle of it', async () => {
    const { db } = database;
    const ordered = order();
    await create(db, { isExclusive: false }).request(ordered);
    const nextAttemptAt = new Date(clock.now().getTime() + 300);
    await db.update(messageTranslations).set({ attempts: 1, nextAttemptAt });
    await started({ isExclusive: false, leaseMs: 300 });
    await until(() => expect(committed).toMatchObject([{ message_id: ordered.message_id, state: 'done' }]));
  });

  it('begins with more than it has room for as soon as there is room', async () => {
    const service = await started({ concurrency: 1 });
    await Promise.all(
      ['One thing', 'Another thing', 'A third thing'].map((text) => send(service, order(text))),
    );
    await until(() => expect(committed).toHaveLength(3));
  });

  it('leaves orders in the queue when it is stopped before their time', async () => {
    answer = failing;
    const service = await started();
    const ordered = order();
    await service.request(ordered);
    await until(() => expect(asked).toHaveLength(1));
    await service.stop();
    answer = done;
    await started();
    await until(() => expect(committed).toMatchObject([{ message_id: ordered.message_id, state: 'done' }]));
  });

  it('resumes after a crash what was queued and what was running', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'franca-translate-'));
    try {
      let handle = await openPglite(dataDirectory);
      stored = await storeMessages(handle.db, 1);
      const ordered = order('Good morning', ['es', 'it']);
      await create(handle.db).request(ordered);
      // As a process leaves it that died in the middle of its first attempt.
      const isItalian = and(eq(messageTranslations.language, 'it'));
      const nextAttemptAt = new Date(clock.now().getTime() + 90_000);
      await handle.db.update(messageTranslations).set({ attempts: 1, nextAttemptAt }).where(isItalian);
      await handle.close();

      handle = await openPglite(dataDirectory);
      const service = create(handle.db);
      await service.start();
      await until(() => expect(committed.map((each) => each.language).sort()).toEqual(['es', 'it']));
      await service.stop();
      await handle.close();
    } finally {
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });
});
