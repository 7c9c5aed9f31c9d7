import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from './publishedPackages.mjs';

const directive = '"use client";\n';

/** Names of React's that only a browser knows what to do with. */
const ofClient = /import \{[^}]*\b(use[A-Z]\w*|createContext|memo|lazy)\b[^}]*\} from "react"/;

/** An import from another package; what has none renders nothing and remembers nothing. */
const ofOthers = /from "[^."]/;

const lineAt = (text, index) => text.split('\n')[index] ?? '';

/** The components of a built file whose mapping does not lead to where their source declares them. */
function lostComponents(code, map) {
  const table = new SourceMap(map);
  return code.split('\n').flatMap((text, line) => {
    const name = text.match(/^function ([A-Z]\w+)\(/)?.[1];
    if (!name) return [];
    const { originalSource, originalLine } = table.findEntry(line, 0);
    const source = map.sourcesContent[map.sources.indexOf(originalSource)] ?? '';
    // A generic one names its types between its name and its parentheses.
    return new RegExp(`function ${name}[(<]`).test(lineAt(source, originalLine)) ? [] : [name];
  });
}

function checkScript(report, file, code, map) {
  const first = code.startsWith(directive);
  if (ofClient.test(code)) report.check(`${file} says that it is for the client`, first);
  if (!ofOthers.test(code)) report.check(`${file} can be called on a server`, !first);
  const lost = lostComponents(code, map);
  report.check(`${file} leads back to its sources`, lost.length === 0, lost.join(', '));
}

const published = (target) => (typeof target === 'string' ? [target] : Object.values(target));

/** The style sheets that an address leads to; any other file of styles would be loaded by nobody. */
function reachableSheets({ exports }, files) {
  const targets = Object.values(exports)
    .flatMap(published)
    .filter((target) => target.endsWith('.css'));
  return files.filter((file) =>
    targets.some((target) =>
      new RegExp(`^${target.slice(2).replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(file),
    ),
  );
}

function checkPackage(report, description, folder) {
  const { id, exports, sources, subpaths } = description;
  const files = readdirSync(folder, { recursive: true }).map(String);
  const missing = subpaths
    .flatMap((path) =>
      published(exports[path] ?? exports['./*']).map((file) => file.replace('*', path.slice(2))),
    )
    .filter((file) => !files.includes(file.slice(2)));
  report.check(`${id} holds every file that its addresses name`, missing.length === 0, missing.join(', '));

  const unknown = subpaths.filter((path) => !(path in sources) && !('./*' in sources));
  report.check(
    `${id} has the same addresses inside the repository`,
    unknown.length === 0,
    unknown.join(', '),
  );

  const tests = files.filter((file) => /\.(test|stories|guide)\./.test(file));
  report.check(`${id} holds no test`, tests.length === 0, tests.join(', '));

  const sheets = files.filter((file) => file.endsWith('.css'));
  const reachable = reachableSheets(description, sheets);
  const stray = sheets.filter((file) => !reachable.includes(file));
  report.check(`${id} holds no style sheet that nobody can import`, stray.length === 0, stray.join(', '));

  const maps = files.filter((file) => file.endsWith('.map'));
  report.check(`${id} holds no map of sources that it does not hold`, maps.length === 0, maps.join(', '));

  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    report.check(`${id}/${file} names no map`, !code.includes('sourceMappingURL='));
    const map = readFileSync(join(root, description.folder, `${file}.map`), 'utf8');
    checkScript(report, `${id}/${file}`, code, JSON.parse(map));
  }
}

/** Checks the files of every unpacked package: addresses, directives, style sheets, and with the maps of the build whether they lead to their sources. */
export function checkFiles(report, from) {
  for (const description of publishedPackages) {
    checkPackage(report, description, join(from, 'node_modules', description.id));
  }
}
