import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Packs a package once more with something changed in it.
 *
 * @param {string} from path of the tarball
 * @param {string} to path of the new one
 * @param {(folder: string) => void} change takes the folder of the unpacked package
 */
export async function repackTarball(from, to, change) {
  const work = mkdtempSync(join(tmpdir(), 'franca-repack-'));
  try {
    await execute('tar', ['-xzf', from, '-C', work]);
    change(join(work, 'package'));
    await execute('tar', ['-czf', to, '-C', work, 'package']);
  } finally {
    rmSync(work, { recursive: true });
  }
}
