import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../tools/bootstrap/paths.mjs';

/** What a test does with a story: the formatter ends it with a brace as far in as it begins. */
const play = /\n {2}play: [\s\S]*?\n {2}},(?=\n)/;

/**
 * The source of one story, without its test: from its `export` to the end of its statement, which the formatter puts at the start of
 * a line. Null where nothing else is left of it.
 */
function sourceOf(text, exportName) {
  const start = text.indexOf(`export const ${exportName}: Story`);
  const end = text.indexOf('\n};', start);
  if (start < 0 || end < 0) return null;
  const source = text.slice(start, end + 3).replace(play, '');
  return /render|args/.test(source) ? source : null;
}

/** The guide that stands beside the stories: keys, attributes, do and don't. */
async function guideOf(folder, name) {
  const file = join(root, folder, `${name}.guide.ts`);
  if (!existsSync(file)) return null;
  return Object.values(await import(pathToFileURL(file).href))[0];
}

/**
 * The components that have stories, as the built Storybook lists them.
 *
 * @returns {Promise<{ package: string, name: string, group: string, stories: { id: string, name: string, source: string | null }[], guide: object | null }[]>}
 */
export async function readStories() {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/'),
  );
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  const components = [...files].map(async ([path, found]) => {
    const name = basename(path, '.stories.tsx');
    const text = readFileSync(join(root, path), 'utf8');
    return {
      package: path.split('/')[2],
      name,
      group: found[0].title.split('/')[0],
      stories: found.map(({ id, name: title, exportName }) => ({
        id,
        name: title,
        source: sourceOf(text, exportName),
      })),
      guide: await guideOf(dirname(path), name),
    };
  });
  return Promise.all(components);
}
