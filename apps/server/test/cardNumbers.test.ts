import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Database, rowsOf } from '../src/db/Database.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { findEverywhere } from './findEverywhere.ts';
import { signUpRemote } from './remotePerson.ts';
import { startServer } from './startServer.ts';
import { startStripe, stripeEnvironment } from './startStripe.ts';
import { createWorld } from './world.ts';

const numbers = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  /** No test card: it could be somebody's. */
  real: '4929420573595709',
  mistyped: '4242424242424241',
};
const cvc = '7316';
const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
const written = Object.values(numbers).flatMap((number) => [
  number,
  spaced(number),
  spaced(number).replaceAll(' ', '-'),
]);

/** Sends a body, as JSON or as it is, or nothing by GET. */
type Send = (path: string, body: unknown, token?: string) => Promise<Record<string, unknown>>;

/** What a server answered, and the way to ask it. */
function createWitness(
  ask: (path: string, init: RequestInit) => Promise<{ status: number; text: string }>,
  own: string,
) {
  const answers: { status: number; text: string }[] = [];
  const send: Send = async (path, body, token = own) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const source = typeof body === 'string' ? body : JSON.stringify(body);
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: source };
    const answer = await ask(`/api${path}`, init);
    answers.push(answer);
    return JSON.parse(answer.text) as Record<string, unknown>;
  };
  return { answers, send };
}

/** Files of a directory in which a number stands. */
async function filesWithNumbers(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (written.some((number) => bytes.includes(number))) found.push(entry.name);
  }
  expect(entries.length).toBeGreaterThan(20);
  return found;
}

/** Tables in which a number stands, or the security code as a value of its own. */
async function tablesWithNumbers(db: Database): Promise<string[]> {
  const found = await findEverywhere(db, written);
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const asValue = `(^|[(,"\\s])${cvc}($|[),"\\s])`;
    const rows = await rowsOf(
      db,
      sql`select 1 from ${sql.identifier(name)} t where t::text ~ ${asValue} limit 1`,
    );
    if (rows.length > 0) found.push(`${name}: the security code`);
  }
  return found;
}

/** Neither the log nor the answers may have a number or the security code. */
function expectSilence(log: string, answers: readonly { text: string }[]): void {
  expect(log).toContain('answered');
  const answered = answers.map(({ text }) => text).join('\n');
  for (const [name, text] of Object.entries({ log, answered }))
    for (const value of [...written, `"${cvc}"`, `"${cvc}9"`, `:${cvc},`])
      expect([name, value, text.includes(value)]).toEqual([name, value, false]);
}

const card = (number: string, more: object = {}) => ({
  card_number: number,
  expire_month: 12,
  expire_year: 2040,
  cvc,
  ...more,
});

/** Whatever people and programs may send by mistake, a number in it each time. */
async function sendMistakes(send: Send): Promise<void> {
  await send('/user/update-card', card(numbers.mistyped));
  await send('/user/update-card', card(numbers.real));
  await send('/user/update-card', card(spaced(numbers.declined)));
  await send('/user/update-card', card(numbers.pays, { expire_year: 2022 }));
  await send('/user/update-card', card(`${numbers.pays}x`));
  await send('/user/update-card', card(numbers.pays, { cvc: `${cvc}9`, expire_month: numbers.real }));
  await send('/user/card-token', card(numbers.real));
  await send('/user/card-token', `{"card_number":"${numbers.pays}","cvc":"${cvc}",`);
  await send('/user/check-out', {
    token: numbers.real,
    package_name: 'premium',
    package_price: 4.99,
  });
  await send('/user/check-out', {
    token: 'tok_visa',
    package_name: numbers.real,
    package_price: 4.99,
  });
  await send('/user/check-out-by-code', { code: numbers.real });
  await send(`/user/payments?card_number=${numbers.real}&cvc=${cvc}`, undefined);
  await send(`/user/${numbers.real}`, undefined);
  await send('/user/me', undefined, numbers.real);
}

const trial = { get_trial: 1, package_name: 'premium', package_price: 4.99 };

describe('numbers and security codes of cards', () => {
  it('are written nowhere by the sandbox: a card, a trial, a purchase and refusals', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'franca-cards-'));
    const server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases' });
    const address = await server.ready;
    const profile = { language: 'English', accent: 'English (Australia)' };
    const { token } = await signUpRemote(address, { email: 'payer@example.org', ...profile });
    const { answers, send } = createWitness(async (path, init) => {
      const response = await fetch(`${address}${path}`, init);
      return { status: response.status, text: await response.text() };
    }, token);
    const kept = await send('/user/update-card', card(numbers.pays, trial));
    expect(kept).toMatchObject({ data: { status: 'done', customer: { last4: '4242' } } });
    const made = await send('/user/card-token', card(spaced(numbers.pays)));
    const bought = { package_name: 'ultimate', package_price: 9.99, ...(made.data as object) };
    expect(await send('/user/check-out', bought)).toMatchObject({ success: true });
    await sendMistakes(send);
    expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(10);
    server.child.kill('SIGTERM');
    await server.exited;
    expectSilence(server.printed(), answers);
    expect(await filesWithNumbers(directory)).toEqual([]);
    const database = await openDatabase({ dataDirectory: directory });
    expect(await tablesWithNumbers(database.db)).toEqual([]);
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }, 180_000);

  it('are refused where Stripe collects cards, and written nowhere', async () => {
    const stripe = await startStripe();
    const world = await createWorld({ environment: stripeEnvironment(stripe) });
    const { core, logged } = world.app;
    const payer = await world.join('Payer', { plan: 'free' });
    const { answers, send } = createWitness(async (url, { method = 'GET', headers, body }) => {
      const request = { method: method as 'GET', url, headers: headers as Record<string, string> };
      const answer = await core.server.inject({ ...request, ...(body ? { payload: String(body) } : {}) });
      return { status: answer.statusCode, text: answer.body };
    }, payer.token);
    for (const path of ['/user/update-card', '/user/card-token'])
      expect(await send(path, card(numbers.pays))).toMatchObject({ code: 'card_number_refused' });
    const kept = await send('/user/update-card', { token: stripe.enter('pays'), ...trial });
    expect(kept).toMatchObject({ data: { status: 'done', subscription: { status: 'trialing' } } });
    await sendMistakes(send);
    expectSilence(logged(), answers);
    expect(await tablesWithNumbers(core.database.db)).toEqual([]);
    await world.dispose();
    await stripe.close();
  });
});
