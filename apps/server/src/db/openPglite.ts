import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock } from './acquireLock.ts';
import type { DatabaseHandle } from './Database.ts';
import { migratePglite } from './migratePglite.ts';
import { templateFile } from './migrationFiles.ts';
import { PgliteClient } from './PgliteClient.ts';
import { PgliteThread } from './PgliteThread.ts';

function existingTemplate(): string | undefined {
  const file = templateFile();
  return existsSync(file) ? file : undefined;
}

/** A database in memory, gone when it is closed: for tests and throw-away runs. */
export async function openPgliteInMemory(): Promise<DatabaseHandle> {
  const client = new PgliteClient(await PgliteThread.start({ template: existingTemplate() }));
  return { db: await migratePglite(client), kind: 'pglite', close: () => client.close() };
}

/** Sets a mode where this account may: a mounted directory may belong to another one, or know no modes. */
async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    // The engine may have removed a file of its own meanwhile.
    const isExpected = ['EPERM', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!isExpected) throw error;
  }
}

/** The engine makes its files writable for everybody, whatever the process asks for. */
async function closeToOthers(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    await setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/**
 * Opens the embedded database of a data directory under its lock, creating it from the template snapshot at first.
 * Throws `DirectoryInUseError` when another living process holds the directory: two at once would corrupt it silently.
 */
export async function openPglite(dataDirectory: string): Promise<DatabaseHandle> {
  await mkdir(dataDirectory, { recursive: true });
  // Nobody else on this machine, whatever lies in it.
  await setMode(dataDirectory, 0o700);
  const release = acquireLock(join(dataDirectory, 'database.lock'), dataDirectory);
  const directory = join(dataDirectory, 'database');
  const finished = join(dataDirectory, 'database.created');
  try {
    // A start that died while creating the files left nothing that anybody was promised.
    if (!existsSync(finished)) await rm(directory, { recursive: true, force: true });
    const template = existsSync(directory) ? undefined : existingTemplate();
    const client = new PgliteClient(await PgliteThread.start({ directory, template }));
    const db = await migratePglite(client);
    if (!existsSync(finished)) await writeFile(finished, '');
    await closeToOthers(directory);
    return { db, kind: 'pglite', close: () => client.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
