#!/usr/bin/env node
// Checks that what the repository cites exists: headings of docs/behaviour in comments, tests and the contract, and
// the relative links of Markdown files, and the paths that docs name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slugOf } from './slugOf.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const self = relative(root, fileURLToPath(import.meta.url));
const textFiles = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.md', '.sql', '.json']);
/** Documents that are not in the repository: nobody who reads the code can open them. */
const unreachable =
  /(?<![\w.])[01] §\s?\d|\breadings?\s+[A-D]\d|\b(?:interfaces|style|architecture|pattern)\.md\b/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && file !== self && textFiles.has(extname(file)) && existsSync(join(root, file)));

const headingsByFile = new Map();

/** Texts of the headings of a Markdown file; undefined when there is no such file. */
function headingsOf(file) {
  if (!headingsByFile.has(file)) {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/^```.*?^```/gms, '') : undefined;
    headingsByFile.set(file, text && [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.trim()));
  }
  return headingsByFile.get(file);
}

const problems = [];
let sound = 0;

function judge(file, citation, problem) {
  if (problem) problems.push(`${file}: ${citation}: ${problem}`);
  else sound += 1;
}

const pageOf = (name) => `docs/behaviour/${name}.md`;

function judgeAnchor(file, target, anchor, citation) {
  const slugs = headingsOf(target)?.map(slugOf);
  if (!slugs) judge(file, citation, `there is no ${target}`);
  else judge(file, citation, slugs.includes(anchor) ? undefined : `${target} has no heading #${anchor}`);
}

/** `docs/behaviour/page.md, Heading` and `docs/behaviour/page.md#slug`, also where a comment breaks the line. */
function checkPages(file, text) {
  const flat = text.replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, ' ');
  for (const [whole, page, mark, rest] of flat.matchAll(
    /docs\/behaviour\/([a-z-]+)\.md(?:(,\s|#)([^\n]{0,80}))?/g,
  )) {
    const headings = headingsOf(pageOf(page));
    if (!headings) judge(file, whole, 'there is no such page');
    else if (mark === '#') judgeAnchor(file, pageOf(page), /^[a-z0-9-]+/.exec(rest)?.[0] ?? '', whole);
    else if (mark && /^\p{Lu}/u.test(rest))
      judge(
        file,
        whole,
        headings.some((heading) => rest.startsWith(heading)) ? undefined : 'no such heading',
      );
    else judge(file, whole, undefined);
  }
}

/** `spec: 'page#slug'` of an endpoint or an event; several are parted by commas. */
function checkContract(file, text) {
  for (const [, page, anchor] of text.matchAll(/(?<=['"`]|, )([a-z][a-z-]*)#([a-z0-9-]+)(?=['"`]|, )/g))
    judgeAnchor(file, pageOf(page), anchor, `${page}#${anchor}`);
}

function checkLinks(file, text) {
  for (const [, link] of text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:|^\//.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(join(root, target))) judge(file, link, 'leads nowhere');
    else if (anchor && target.endsWith('.md')) judgeAnchor(file, target, anchor, link);
    else judge(file, link, undefined);
  }
}

/** Paths of this repository between back ticks, in the pages that describe it. */
function checkPaths(file, text) {
  for (const [, path] of text.matchAll(/`((?:apps|bench|e2e|examples|packages|tools)\/[\w./-]+)`/g))
    judge(file, path, existsSync(join(root, path)) ? undefined : 'is not in the repository');
}

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  checkPages(file, text);
  if (file.startsWith('packages/contract/src/') && !file.endsWith('.test.ts')) checkContract(file, text);
  if (file.endsWith('.md')) checkLinks(file, text);
  if (/^(docs\/|[A-Z]+\.md$)/.test(file)) checkPaths(file, text);
  if (!file.endsWith('/api.md'))
    for (const [found] of text.matchAll(unreachable)) judge(file, found, 'not in the repository');
}

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${sound} citations and links lead somewhere, ${problems.length} do not`);
process.exitCode = problems.length > 0 ? 1 : 0;
