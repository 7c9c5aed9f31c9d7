import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { migratePglite } from './migratePglite.ts';
import { templateFile } from './migrationFiles.ts';
import { PgliteClient } from './PgliteClient.ts';
import { PgliteThread } from './PgliteThread.ts';

/**
 * Builds the migrated, empty database from which new data directories begin (0.5 s instead of 3 s of initdb).
 * Does nothing when the fitting snapshot exists; returns its path.
 */
export async function buildTemplate(): Promise<string> {
  const file = templateFile();
  if (existsSync(file)) return file;
  const client = new PgliteClient(await PgliteThread.start({}));
  try {
    await migratePglite(client);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await client.dump());
    await rename(unfinished, file);
  } finally {
    await client.close();
  }
  return file;
}

if (import.meta.main) await buildTemplate();
