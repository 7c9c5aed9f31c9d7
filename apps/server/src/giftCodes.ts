import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError, loadConfig } from './config.ts';
import { DirectoryInUseError } from './db/acquireLock.ts';
import { openDatabase } from './db/openDatabase.ts';
import { DatabaseUnreachableError } from './db/openPostgres.ts';
import { makeGiftCodes } from './domains/billing/giftCodes.ts';

const usage = 'npm run gift-codes -- --package premium --days 30 --count 10';

const gifts = z.object({
  package: z.enum(['premium', 'ultimate', 'enterprise'], { message: 'is premium, ultimate or enterprise' }),
  days: z.coerce.number({ message: 'is a whole number from 1 to 3650' }).int().min(1).max(3650),
  count: z.coerce.number({ message: 'is a whole number from 1 to 1000' }).int().min(1).max(1000),
});

function readArguments(args: string[]): z.output<typeof gifts> {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = { package: text('premium'), days: text('30'), count: text('1') };
  const result = gifts.safeParse(parseArgs({ args, options }).values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(`--${issue?.path[0]?.toString()}: ${issue?.message}. For example: ${usage}`);
}

/** Makes gift codes in the configured database and prints them, one a line; they cannot be read again later. */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const { DATABASE_URL, DATA_DIR } = loadConfig(process.env);
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR });
  try {
    const codes = await makeGiftCodes(database.db, { ...wanted, now: new Date() });
    process.stdout.write(`${codes.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

process.umask(0o077);

try {
  await main();
} catch (error) {
  const isExplained = [ConfigError, DirectoryInUseError, DatabaseUnreachableError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${isExplained ? (error as Error).message : `No codes were made. ${String(error)}`}\n`,
  );
  process.exit(1);
}
