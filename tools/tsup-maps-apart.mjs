import { readFileSync, writeFileSync } from 'node:fs';

const comment = /\n?(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ \*\/)\s*$/;

/**
 * A tsup plugin that writes source maps without naming them in the files: they are for the checks of this repository, which has the
 * sources. Packages are published without either.
 *
 * @returns {import('tsup').Options['plugins'][number]}
 */
export function mapsApart() {
  return {
    name: 'maps-apart',
    buildEnd({ writtenFiles }) {
      for (const { name } of writtenFiles) {
        if (!/\.(js|css)$/.test(name)) continue;
        const text = readFileSync(name, 'utf8');
        if (comment.test(text)) writeFileSync(name, text.replace(comment, '\n'));
      }
    },
  };
}
