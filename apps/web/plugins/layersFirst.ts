import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(import.meta.resolve('@franca/ui/package.json')).replace(
  'package.json',
  'src/layers.css',
);

/**
 * Links the order of the cascade layers before every other sheet of the build: the minifier drops a bare `@layer`
 * statement, and with one sheet per page the order would depend on which page was opened first.
 */
export function layersFirst(): Plugin {
  return {
    name: 'franca-layers-first',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'layers.css', source: readFileSync(source, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const sheet = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('layers.css'),
        );
        if (!sheet) throw new Error('layersFirst: the sheet with the order of the layers was not emitted.');
        if (!html.includes('<script'))
          throw new Error('layersFirst: the page has no script to stand before.');
        return html.replace('<script', `<link rel="stylesheet" href="/${sheet.fileName}">\n    <script`);
      },
    },
  };
}
