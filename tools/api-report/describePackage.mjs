import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { describeExports } from './describeExports.mjs';
import { openDeclarations } from './openDeclarations.mjs';

const block = ([name, signature, description]) =>
  `${[`### ${name}`, description, `\`\`\`ts\n${signature}\n\`\`\``].filter(Boolean).join('\n\n')}\n`;

const section = (title, entries) =>
  entries.length > 0 ? [`## ${title}\n`, ...entries.map(block)].join('\n') : '';

/** The declarations of a subpath, by the published `exports`; those behind `./*` are the root's, taken one by one. */
function declarationsOf(subpath, { folder, exports }) {
  const pattern = exports[subpath] ?? exports['./*'];
  const types = pattern.types.replace('*', subpath.slice(2));
  return { subpath, own: subpath in exports, file: join(root, folder, types) };
}

/**
 * The public interface of a built package as a text: every name with its description and its signature, sorted.
 *
 * @param {(typeof import('../published/publishedPackages.mjs').publishedPackages)[number]} published
 * @returns {{ text: string, missing: string[] }} `missing` are names of a subpath that the package itself lacks
 */
export function describePackage(published) {
  const entries = published.subpaths.map((subpath) => declarationsOf(subpath, published));
  const unbuilt = entries.filter(({ file }) => !existsSync(file)).map(({ file }) => relative(root, file));
  if (unbuilt.length > 0) throw new Error(`not built: ${unbuilt.join(', ')}`);
  const { checker, exportsOf } = openDeclarations(entries.map(({ file }) => file));
  const address = ({ subpath }) => published.id + subpath.slice(1);

  const whole = entries.filter(({ own }) => own);
  const known = new Set(whole.flatMap(({ file }) => exportsOf(file).map(({ symbol }) => symbol)));
  const described = new Set();
  const sections = whole.flatMap((entry) => {
    const all = exportsOf(entry.file);
    const fresh = all.filter(({ symbol }) => !described.has(symbol));
    for (const { symbol } of fresh) described.add(symbol);
    const others = all.filter((each) => !fresh.includes(each)).map(({ name }) => name);
    const { exported, mentioned } = describeExports(fresh, checker, known);
    return [
      section(address(entry), exported),
      others.length > 0 ? `## ${address(entry)}, described above\n\n${others.join(', ')}\n` : '',
      section(`Behind ${address(entry)}, without a name`, mentioned),
    ];
  });

  const parts = entries
    .filter(({ own }) => !own)
    .map((entry) => ({ path: address(entry), names: exportsOf(entry.file) }));
  const lines = parts.map(({ path, names }) => `- \`${path}\`: ${names.map(({ name }) => name).join(', ')}`);
  const subpaths = lines.length > 0 ? `## Subpaths\n\n${lines.join('\n')}\n` : '';

  const heading = `# ${published.id}: public interface\n\nWritten by \`npm run api\`. A change here is a change for everyone who uses the package.\n`;
  return {
    text: [heading, subpaths, ...sections].filter(Boolean).join('\n'),
    missing: parts.flatMap(({ path, names }) =>
      names.filter(({ symbol }) => !symbol.declarations).map(({ name }) => `${name} of ${path}`),
    ),
  };
}
