import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the design system keeps its texts, by group and language. */
export const kitTextsFile: RegExp = /\/packages\/ui\/src\/strings\/index\.ts$/;

const pageTextsFile = /\/apps\/web\/src\/strings\/(ar|it|vi)\.ts$/;

const kit = fileURLToPath(import.meta.resolve('@franca/ui/package.json')).replace(
  'package.json',
  'src/strings',
);

/**
 * Lets the texts of the design system in a language come with those of the pages: only English comes with its components.
 *
 * @param groups of these texts that are shown; all without it
 */
export function kitTextsByLanguage(groups?: readonly string[]): Plugin {
  const addTo = (language: string, names: readonly string[]) =>
    [
      `import * as all from '${kit}/index.ts';`,
      `import * as kitTexts from '${kit}/${language}.ts';`,
      ...names.map((name) => `all.${name}.${language} = kitTexts.${name};`),
    ].join('\n');
  return {
    name: 'franca-kit-texts-by-language',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (kitTextsFile.test(id))
        return code.replace(/^( {2}(ar|it|vi): |import \* as (ar|it|vi) ).*\n/gm, '');
      const [, language] = pageTextsFile.exec(id) ?? [];
      if (!language) return;
      const names = groups ?? Object.keys(await import(`${kit}/${language}.ts`));
      return `${code}\n${addTo(language, names)}`;
    },
  };
}
