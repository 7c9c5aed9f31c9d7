import type { Plugin } from 'vite';

const source = 'src/styles/shell.css';

/**
 * Lets the shell of index.html be painted before the app has come: its sheet is a small file of its own in the head, and the
 * sheets and scripts of the app follow the shell. Styles in the body hold back what comes after them, and the scripts.
 */
export function shellFirst(): Plugin[] {
  let isFound = false;
  const isApp = (html: string) => html.includes('id="loading-shell"');
  return [
    {
      name: 'franca-shell-sheet',
      apply: 'build',
      config: () => ({ build: { rollupOptions: { input: { shell: source } } } }),
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => html.replace(`<link rel="stylesheet" href="/${source}" />`, ''),
      },
    },
    {
      name: 'franca-shell-first',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => {
          if (!isApp(html)) return html;
          isFound = true;
          const sheet = Object.values(bundle).find(
            (file) => file.type === 'asset' && file.originalFileNames.includes(source),
          );
          if (!sheet) throw new Error('shellFirst: the sheet of the shell was not emitted.');
          const later: string[] = [];
          const shell = html.replace(
            / *<(link rel="stylesheet"[^>]*>|script type="module".*?<\/script>)\n?/g,
            (tag) => {
              later.push(tag.trim());
              return '';
            },
          );
          // Scripts wait for the sheets before them.
          later.sort(
            (left, right) => Number(left.startsWith('<script')) - Number(right.startsWith('<script')),
          );
          return shell
            .replace('<script', `<link rel="stylesheet" href="/${sheet.fileName}">\n    <script`)
            .replace('</body>', `  ${later.join('\n    ')}\n  </body>`);
        },
      },
      closeBundle(error) {
        if (!error && !isFound) this.error('shellFirst: no page has the element "loading-shell".');
      },
    },
  ];
}
