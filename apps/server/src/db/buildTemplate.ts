import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migratePglite } from './migratePglite.ts';
import { templateFile } from './migrationFiles.ts';
import { PgliteClient } from './PgliteClient.ts';
import { PgliteThread } from './PgliteThread.ts';
import { processStart } from './processStart.ts';

/** Removes snapshots that processes were writing when they died. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^template-.*\.tar\.gz\.(\d+)$/.exec(name) ?? [];
    if (pid && processStart(Number(pid)) === undefined) await rm(join(folder, name), { force: true });
  }
}

/**
 * Builds the migrated, empty database from which new data directories begin (0.5 s instead of 3 s of initdb).
 * Does nothing when the fitting snapshot exists; returns its path.
 */
export async function buildTemplate(): Promise<string> {
  const file = templateFile();
  await mkdir(dirname(file), { recursive: true });
  await removeUnfinished(dirname(file));
  if (existsSync(file)) return file;
  const client = new PgliteClient(await PgliteThread.start({}));
  try {
    await migratePglite(client);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await client.dump());
    await rename(unfinished, file);
  } finally {
    await client.close();
  }
  return file;
}

if (import.meta.main) await buildTemplate();
