import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build knows of its modules. */
export interface ModuleGraph {
  /** What a module imports, except what it loads later. */
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A file that only names what others export: whoever imports one name of it needs one module. */
const indexFile = /\/packages\/[^/]+\/src\/(.*\/)?index\.ts$|\/lucide-react\.mjs$/;

/** Files that are formatted alike: our own sources, and the index of the icons. */
const sourceFile = /\/(apps|packages)\/[^/]+\/src\/.*\.tsx?$|\/lucide-react\.mjs$/;

const textOf = (file: string): string =>
  sourceFile.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';

/** The names of a list, before and after `as`; types are left out. */
const namesIn = (list: string): { before: string; after: string }[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [before = '', after = before] = name.split(' as ');
      return { before, after };
    });

const exportedConst = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const exportedNames = /^export \{([^}]*)\} from ['"](\.[^'"]+)['"]/gm;
const exportedAll = /^export \* from '(\.[^']+)'/gm;
const importedNames = /^import \{([^}]*)\} from '/gm;

/** The modules that define what an index file exports, by name. */
function readExports(file: string, known: Map<string, Map<string, string>>): Map<string, string> {
  const read = known.get(file);
  if (read) return read;
  const found = new Map<string, string>();
  known.set(file, found);
  const text = textOf(file);
  for (const [, name = ''] of text.matchAll(exportedConst)) found.set(name, file);
  for (const [, list = '', path = ''] of text.matchAll(exportedNames)) {
    const from = join(dirname(file), path);
    const deeper = readExports(from, known);
    for (const { before, after } of namesIn(list)) found.set(after, deeper.get(before) ?? from);
  }
  for (const [, path = ''] of text.matchAll(exportedAll))
    for (const [name, from] of readExports(join(dirname(file), path), known)) found.set(name, from);
  return found;
}

/**
 * The modules that some modules need at once, themselves among them. An import of `@franca/ui` counts as one of the modules
 * that define what is named, as in the finished build, and not as one of the whole package.
 */
export function createModuleUse(graph: ModuleGraph): (beginnings: readonly string[]) => ReadonlySet<string> {
  const exportsOf = new Map<string, Map<string, string>>();

  function neededBy(id: string): string[] {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const indexes = imported.filter((other) => indexFile.test(other));
    if (indexes.length === 0) return [...imported];
    const names = [...textOf(id).matchAll(importedNames)].flatMap(([, list = '']) =>
      namesIn(list).map(({ before }) => before),
    );
    const defined = indexes.flatMap((index) => {
      const exported = readExports(index, exportsOf);
      return names.flatMap((name) => exported.get(name) ?? []);
    });
    return [...imported.filter((other) => !indexFile.test(other)), ...defined];
  }

  return (beginnings) => {
    const found = new Set(beginnings);
    for (const id of found) for (const other of neededBy(id)) found.add(other);
    return found;
  };
}
