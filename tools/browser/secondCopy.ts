import type { Plugin } from 'vite';

const mark = /[?&]copy$/;
const copied = /\/packages\/ui\/src\/(?!.*\.styles\.ts)|@floating-ui/;

/**
 * Loads what is imported with `?copy`, and what that imports of the design system and of Floating UI, a second time, as in
 * an application that has two copies. React and the style sheets stay one.
 */
export const secondCopy: Plugin = {
  name: 'franca-second-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!mark.test(source) && !mark.test(importer ?? '')) return null;
    const found = await this.resolve(source.replace(mark, ''), importer?.replace(mark, ''), {
      skipSelf: true,
    });
    if (!found || !copied.test(found.id)) return found;
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}copy` };
  },
};
