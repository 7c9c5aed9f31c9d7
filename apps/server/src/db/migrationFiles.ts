import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverFolder } from '../core/serverFolder.ts';

/** Where drizzle-kit writes the migrations, one folder for both engines. */
export const migrationsFolder: string = join(serverFolder, 'src/db/migrations');

const cacheFolder = join(serverFolder, '.cache');

/** Name of the snapshot for the present migrations and PGlite; any change of either names another file. */
export function templateFile(): string {
  const hash = createHash('sha256');
  const packageFile = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(packageFile, '../../package.json')));
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return join(cacheFolder, `template-${hash.digest('hex').slice(0, 16)}.tar.gz`);
}
