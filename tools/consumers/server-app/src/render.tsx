import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.tsx';

/** Streams the document; `script` and `styles` are the addresses of what was built for the browser. */
export function render(response: Writable, script: string, styles: readonly string[]): void {
  const stream = renderToPipeableStream(<Page styles={styles} />, {
    bootstrapModules: [script],
    bootstrapScriptContent: `window.styles = ${JSON.stringify(styles)}`,
    onShellReady: () => stream.pipe(response),
  });
}
