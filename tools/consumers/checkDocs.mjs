import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';

const execute = promisify(execFile);
const block = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** What a package says to whoever installs it: its README, and the pages of its guide. */
function pagesOf({ folder }) {
  const guide = join(root, folder, 'guide');
  const pages = existsSync(guide) ? readdirSync(guide).map((name) => `guide/${name}`) : [];
  return ['README.md', ...pages]
    .map((name) => `${folder}/${name}`)
    .filter((name) => existsSync(join(root, name)));
}

/** The code blocks of a page, each as a file whose lines have the numbers that they have in the page. */
function blocksOf(page) {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(block)].map(({ 1: language, 2: code, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const name = `${page.replaceAll('/', '-').replace('.md', '')}-${line}.${language}`;
    return { name, code: `${'\n'.repeat(line)}${code}export {};\n` };
  });
}

/**
 * The one code block of a page that has a word in it.
 *
 * @param {string} page path in the repository
 * @param {string} word
 */
export function codeOf(page, word) {
  const found = blocksOf(page).filter(({ code }) => code.includes(word));
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${page} have “${word}” in them.`);
  return found[0].code;
}

/** As strict as an application can be, with the declarations of our packages and of all they need checked too. */
const strictest = {
  extends: './tsconfig.json',
  compilerOptions: {
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitReturns: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
  },
  include: ['docs'],
};

/** Checks that everything that stands as code in the READMEs and guides compiles in an app that has the packages installed. */
export async function checkDocs(report, app) {
  mkdirSync(join(app, 'docs'));
  const blocks = publishedPackages.flatMap(pagesOf).flatMap(blocksOf);
  for (const { name, code } of blocks) writeFileSync(join(app, 'docs', name), code);
  writeFileSync(join(app, 'tsconfig.docs.json'), JSON.stringify(strictest));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const complaints = await execute(process.execPath, [compiler, '-p', 'tsconfig.docs.json'], {
    cwd: app,
  }).then(
    () => '',
    ({ stdout }) => stdout,
  );
  report.check('there is code in the docs', blocks.length > 0);
  for (const { name } of blocks) {
    const own = complaints.split('\n').filter((line) => line.includes(name));
    report.check(`${name} compiles as it stands in the docs`, own.length === 0, own.join('\n'));
  }
  const others = complaints
    .split('\n')
    .filter((line) => line && !blocks.some(({ name }) => line.includes(name)));
  report.check('the declarations bear the strictest settings', others.length === 0, others.join('\n'));
}
