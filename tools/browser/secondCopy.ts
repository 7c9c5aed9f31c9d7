import type { Plugin } from 'vite';

const mark = /[?&](copy(?:=([\d-]+))?)$/;
const copied = /\/packages\/ui\/src\/(?!.*\.styles\.ts)|@floating-ui/;
const manifest = /\/packages\/ui\/package\.json$/;
const versionModule = /^\0franca-ui-version-([\d-]+)\.js$/;

/**
 * Loads what is imported with `?copy`, and what that imports of the design system and of Floating UI, a second time, as in
 * an application that has two copies; with `?copy=0-1-1` the copy is of version 0.1.1. React and the style sheets stay one.
 */
export const secondCopy: Plugin = {
  name: 'franca-second-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, copy, version] = mark.exec(source) ?? mark.exec(importer ?? '') ?? [];
    if (!copy) return null;
    const found = await this.resolve(source.replace(mark, ''), importer?.replace(mark, ''), {
      skipSelf: true,
    });
    if (found && version && manifest.test(found.id)) return `\0franca-ui-version-${version}.js`;
    if (!found || !copied.test(found.id)) return found;
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}${copy}` };
  },
  load(id) {
    const [, version] = versionModule.exec(id) ?? [];
    return version ? `export const version = '${version.replaceAll('-', '.')}';` : undefined;
  },
};
