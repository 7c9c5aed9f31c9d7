/**
 * Writes the pages of the site from what the packages bring: READMEs, guides, declarations, stories. Needs the built packages
 * and the built Storybook:
 *
 *   node apps/docs/src/generate/main.mjs
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../../tools/bootstrap/paths.mjs';
import { base } from '../siteBase.mjs';
import { componentPage } from './componentPage.mjs';
import { linkPages } from './linkPages.mjs';
import { packages } from './packages.mjs';
import { readDeclarations } from './readDeclarations.mjs';
import { readExamples } from './readExamples.mjs';
import { readStories } from './readStories.mjs';
import { referencePage } from './referencePage.mjs';
import { withEditors } from './withEditors.mjs';

const app = join(root, 'apps/docs');
const content = join(app, 'src/content/docs');
const publicFolder = join(app, 'public');

/** Title and text of a Markdown file whose first heading is its title. */
function split(text) {
  const [, title, body] = /^# (.+)\n+([\s\S]*)$/.exec(text) ?? [null, '', text];
  return { title, body };
}

const plain = (text) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[`*[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first paragraph, as a sentence about the page. */
const descriptionOf = (body) =>
  plain(body.split(/\n\n/).find((part) => /^[A-Z“`]/.test(part)) ?? '').slice(0, 200);

/** Pages that are written for the site alone: title and text as in a guide. */
const ownPages = readdirSync(join(app, 'pages'), { recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const path = `apps/docs/pages/${name}`;
    const slug = name.replace(/(\/?index)?\.md$/, '');
    return { slug, path, file: name, ...split(readFileSync(join(root, path), 'utf8')) };
  });

/** What the examples say of themselves. */
const templatesPage = {
  slug: 'templates',
  path: 'examples/README.md',
  ...split(readFileSync(join(root, 'examples/README.md'), 'utf8')),
};

async function collect() {
  const stories = await readStories();
  const pages = [...ownPages, templatesPage];
  for (const one of packages) {
    const { id, name, version, readme, guides } = one;
    const declarations = readDeclarations(one);
    const add = (slug, page) => pages.push({ slug: slug ? `${name}/${slug}` : name, group: name, ...page });
    const { body } = split(readme.text);
    add('', {
      path: readme.path,
      file: `${name}/index.md`,
      title: id,
      body: `Version ${version}.\n\n${body}`,
      label: 'In your application',
    });
    for (const guide of guides) add(guide.slug, { path: guide.path, ...split(guide.text) });
    const reference = await referencePage(one, declarations);
    // What leads to the props in the package leads to the reference here.
    const path = `${one.folder}/guide/props.md`;
    if (reference)
      add('reference', { path, title: `Reference of ${id}`, body: reference, label: 'Reference' });
    const components = stories.filter((story) => story.package === name);
    const examples = readExamples(components, declarations, id);
    for (const component of components)
      add(`components/${component.name.toLowerCase()}`, {
        title: component.name,
        body: componentPage(component, examples.get(component), declarations, id),
        kind: component.group,
      });
  }
  return pages;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Names the columns that a table of Markdown leaves without a heading; one without any has its row of headings hidden by a style. */
const withHeadings = (text) =>
  text.replaceAll(/^\|.+\|(?=\n\|[\s|:-]+\|$)/gm, (row) =>
    /[^|\s]/.test(row) ? row.replaceAll(/\|\s+(?=\|)/g, '| <span class="sr-only">Name</span> ') : row,
  );

/** What a program reads in the place of a live example. */
const withoutExamples = (text) =>
  text
    .replaceAll(/## Live examples\n\n<franca-example[^\n]*\n\n/g, '')
    .replaceAll(/(## Edit it\n\n[^\n]*\n\n)?<franca-editor[^\n]*\n\n/g, '');

/** Links to pages of this site, which may stand in a folder of its host. */
const inBase = (text) => text.replaceAll('](/', `](${base}/`);

function writePage(page, slugs) {
  const { slug, title, path, body, label } = page;
  const { file = `${slug}.md` } = page;
  const text = inBase(path ? withEditors(linkPages(body, path, slugs)) : body);
  const address = `${slug || 'index'}.md`;
  const markdown = `# ${title}\n\n${withoutExamples(text)}\n`;
  write(join(publicFolder, address), markdown);
  const front = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(descriptionOf(text))}`,
    ...(label ? ['sidebar:', `  label: ${label}`] : []),
    '---',
  ].join('\n');
  write(
    join(content, file),
    `${front}\n\n${withHeadings(text)}\n\n[This page as Markdown](${base}/${address})\n`,
  );
  return markdown;
}

rmSync(content, { recursive: true, force: true });
rmSync(publicFolder, { recursive: true, force: true });
cpSync(join(app, 'static'), publicFolder, { recursive: true });
const pages = await collect();
const slugs = new Map(pages.filter(({ path }) => path).map(({ path, slug }) => [path, slug]));
const texts = pages.map((page) => writePage(page, slugs));
const lines = pages.map(
  ({ slug, title, body }) => `- [${title}](${base}/${slug || 'index'}.md): ${descriptionOf(body)}`,
);
const about =
  'Documentation of the packages of Franca, a multilingual messenger for the web. Every page is Markdown.';
write(join(publicFolder, 'llms.txt'), `# Franca\n\n> ${about}\n\n${lines.join('\n')}\n`);
write(join(publicFolder, 'llms-full.txt'), texts.join('\n\n'));
cpSync(join(root, 'packages/ui/guide/tokens.json'), join(publicFolder, 'tokens.json'));
console.log(`${pages.length} pages`);
