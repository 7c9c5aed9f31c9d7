import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../tools/bootstrap/paths.mjs';
import { publishedPackages } from '../../../../tools/published/publishedPackages.mjs';

const order = ['ui', 'chat-kit', 'call-kit', 'speech', 'api-client', 'contract', 'languages'];
const byOrder = (one, other) => order.indexOf(one.name) - order.indexOf(other.name);

/** The published packages in the order in which somebody meets them, with the Markdown that they bring. */
export const packages = publishedPackages.toSorted(byOrder).map((published) => {
  const guide = join(root, published.folder, 'guide');
  // The reference of the site has the props of all components.
  const isShown = (name) => name.endsWith('.md') && name !== 'props.md';
  const names = existsSync(guide) ? readdirSync(guide).filter(isShown) : [];
  const read = (path) => ({
    path: `${published.folder}/${path}`,
    text: readFileSync(join(root, published.folder, path), 'utf8'),
  });
  return {
    ...published,
    readme: read('README.md'),
    guides: names.sort().map((name) => ({ slug: name.replace('.md', ''), ...read(`guide/${name}`) })),
  };
});
