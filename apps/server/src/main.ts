import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { DirectoryInUseError } from './db/DirectoryInUseError.ts';

async function main(): Promise<void> {
  const app = await buildApp(loadConfig(process.env));
  const stop = async (signal: string): Promise<void> => {
    process.once('SIGINT', () => process.exit(1));
    process.once('SIGTERM', () => process.exit(1));
    app.core.log.info({ signal }, 'stopping');
    await app.close();
    app.core.log.info('stopped');
    process.exitCode = 0;
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen();
  app.core.log.info({ address, database: app.core.database.kind }, 'ready');
}

try {
  await main();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${expected ? error.message : `Franca could not start. ${String(error)}`}\n`);
  process.exitCode = 1;
}
