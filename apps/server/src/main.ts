import { sql } from 'drizzle-orm';
import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { useNameServers } from './core/names/useNameServers.ts';
import { DirectoryInUseError } from './db/acquireLock.ts';
import { DatabaseUnreachableError } from './db/openPostgres.ts';
import { RedisUnreachableError } from './redis/RedisUnreachableError.ts';
import { watchDatabase } from './watchDatabase.ts';
import { watchEventLoop } from './watchEventLoop.ts';

/** Exit code after an error that nobody caught (`EX_SOFTWARE`): whoever started the process starts it again. */
const crashCode = 70;

/** Milliseconds that the end may take after such an error. */
const crashMs = 10_000;

const crashed = 'an error was caught by nobody, the process ends';

const stoodStill = 'the database stood still, the process ends';

/** What people read goes to standard output, the structured log to standard error. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  useNameServers();
  const app = await buildApp(loadConfig(process.env));
  const end = async (code: number): Promise<never> => {
    await app.close();
    say('Franca has stopped.');
    process.exit(code);
  };
  const stop = async (): Promise<void> => {
    // A second signal does not wait any more.
    process.once('SIGINT', () => process.exit(1));
    process.once('SIGTERM', () => process.exit(1));
    await end(0);
  };
  let isCrashing = false;
  const crash = (error: unknown, sentence: string): void => {
    if (isCrashing) return;
    isCrashing = true;
    app.core.log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, sentence);
    // Sockets are notified and jobs given back, unless that hangs as well.
    setTimeout(() => process.exit(crashCode), crashMs).unref();
    end(crashCode).catch(() => process.exit(crashCode));
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => crash(error, crashed));
  }
  await watchEventLoop();
  const { db } = app.core.database;
  watchDatabase({
    ask: () => Promise.resolve(db.execute(sql`select 1`)),
    onStill: (error) => crash(error, stoodStill),
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by the bootstrap: when that is gone, nobody could stop this process any more.
  process.once('disconnect', stop);
  const address = await app.listen().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  say(`Franca is ready at ${address}`);
  for (const sentence of app.describeDelivery()) say(sentence);
  const translation = app.describeTranslation();
  if (translation) say(translation);
  for (const account of await app.demoAccounts())
    say(`  demo account: ${account.name} (${account.language})`);
  const giftCode = await app.demoGiftCode();
  if (giftCode) say(`  demo gift code: ${giftCode} (30 days of Premium)`);
}

const isExplained = (error: unknown): error is Error =>
  [ConfigError, DirectoryInUseError, DatabaseUnreachableError, RedisUnreachableError].some(
    (kind) => error instanceof kind,
  );

function explain(error: unknown): string {
  if (isExplained(error)) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program, or set PORT to a free one.`;
  return `Franca could not start. ${String(error)}`;
}

// Files and directories of this process belong to its account alone.
process.umask(0o077);

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
