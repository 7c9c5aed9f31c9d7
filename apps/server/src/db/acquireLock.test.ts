import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, DirectoryInUseError } from './acquireLock.ts';

describe('the lock of the embedded database', () => {
  let directory: string;
  let file: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-lock-'));
    file = join(directory, 'database.lock');
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('is gone after its release', () => {
    const release = acquireLock(file, directory);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a second holder while the first lives, and names it', () => {
    const release = acquireLock(file, directory);
    expect(() => acquireLock(file, directory)).toThrow(DirectoryInUseError);
    expect(() => acquireLock(file, directory)).toThrow(`process ${process.pid}`);
    release();
  });

  it('leaves nothing of a process that died while it took the lock', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const left = [`${file}.${child.pid}`, `${file}.stale.${child.pid}`];
    for (const path of left) writeFileSync(path, '{}');
    const living = `${file}.${process.ppid}`;
    writeFileSync(living, '{}');
    acquireLock(file, directory)();
    expect([...left, living].filter(existsSync)).toEqual([living]);
  });

  it('is taken over from a process that has died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(file, JSON.stringify({ pid: child.pid, start: 'whenever' }));
    acquireLock(file, directory)();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over when its process id now belongs to a younger process', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, start: 'before this process began' }));
    expect(() => acquireLock(file, directory)()).not.toThrow();
  });

  it('is not released by somebody who lost it', () => {
    const release = acquireLock(file, directory);
    writeFileSync(file, JSON.stringify({ pid: 1, start: 'somebody else' }));
    release();
    expect(existsSync(file)).toBe(true);
  });
});
