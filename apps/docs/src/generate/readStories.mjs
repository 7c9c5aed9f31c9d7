import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../tools/bootstrap/paths.mjs';

/** The guide that stands beside the stories: keys, attributes, do and don't. */
async function guideOf(folder, name) {
  const file = join(root, folder, `${name}.guide.ts`);
  if (!existsSync(file)) return null;
  return Object.values(await import(pathToFileURL(file).href))[0];
}

/**
 * The components that have stories, as the built Storybook lists them.
 *
 * @returns {Promise<{ package: string, path: string, name: string, group: string, stories: { id: string, name: string, exportName: string }[], guide: object | null }[]>}
 */
export async function readStories() {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/'),
  );
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  const components = [...files].map(async ([path, found]) => {
    const name = basename(path, '.stories.tsx');
    return {
      package: path.split('/')[2],
      path: join(root, path),
      name,
      group: found[0].title.split('/')[0],
      stories: found.map(({ id, name: title, exportName }) => ({ id, name: title, exportName })),
      guide: await guideOf(dirname(path), name),
    };
  });
  return Promise.all(components);
}
