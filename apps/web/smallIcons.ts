import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const maker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const runtime = fileURLToPath(new URL('../../tools/lucide-runtime.mjs', import.meta.url));

/**
 * Draws the icons of lucide with the runtime that the packages are built with, and the sizes that the pages give them: the library's
 * own is several times larger.
 */
export const smallIcons = (): Plugin => ({
  name: 'franca-small-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    maker.test(id)
      ? `import { createElement } from 'react';
         import { createGlyph } from ${JSON.stringify(runtime)};
         export default ({ name, node }) => {
           const Glyph = createGlyph(name, node.map(([tag, { key, ...attributes }]) => [tag, attributes]));
           return ({ size = 24, ...rest }) =>
             createElement(Glyph, { width: size, height: size, 'aria-hidden': !rest['aria-label'], ...rest });
         };`
      : undefined,
});
