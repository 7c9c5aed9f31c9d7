import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that the published manifest names, with declarations of their own: they are not parts of the root. */
export const toolFolders = ['core', 'kit'];

/**
 * The folders of a package's `src/` that have an `index.ts` and are therefore published as subpaths of
 * their own. `testing` is a subpath inside the workspace only.
 *
 * @param {string} source the `src/` folder
 * @returns {string[]} names, sorted
 */
export const componentFolders = (source) =>
  readdirSync(source)
    .filter((name) => name !== 'testing' && existsSync(join(source, name, 'index.ts')))
    .sort();
