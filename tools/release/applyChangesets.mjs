import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';

const execute = promisify(execFile);

/** Runs changesets' `version` in a folder: it counts the versions up, writes every CHANGELOG.md and removes the changesets. */
export const applyChangesets = (folder) =>
  execute(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], { cwd: folder });
