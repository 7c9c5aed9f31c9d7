import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentFolders, toolFolders } from './component-folders.mjs';

const folder = 'parts';

/**
 * The entries of a package whose components are also published one by one, read from the folders of `src/`.
 *
 * @param {string} config address of the configuration: other programs read it from other places
 */
export const subpathEntries = (config) => {
  const names = componentFolders(fileURLToPath(new URL('src', config)));
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, `src/${name}/index.ts`]));
};

/** Declarations of an `index.ts`, taken from the types of the whole package, so that a type is the same by whichever address it is imported. */
function declarationsOf(index) {
  const statements = index.match(/^export [^;]+;/gm) ?? [];
  return statements
    .map((statement) =>
      statement.replace(/\* as (\w+)/, '{ $1 }').replace(/from '[^']+'/, "from '../index.js'"),
    )
    .join('\n');
}

/**
 * A tsup plugin that writes the declarations of every subpath. Bundling them entry by entry would need a TypeScript
 * program for each. Cleans `dist` itself: leave tsup's `clean` off.
 *
 * @returns {import('tsup').Options['plugins'][number]}
 */
export function subpathDeclarations() {
  return {
    name: 'subpath-declarations',
    // Instead of tsup's `clean`, whose declaration worker may remove what is written here.
    buildStart: () => rmSync('dist', { recursive: true, force: true }),
    buildEnd() {
      mkdirSync(`dist/${folder}`, { recursive: true });
      for (const name of componentFolders('src').filter((folder) => !toolFolders.includes(folder))) {
        const index = readFileSync(`src/${name}/index.ts`, 'utf8');
        writeFileSync(`dist/${folder}/${name}.d.ts`, `${declarationsOf(index)}\n`);
      }
    },
  };
}
