import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.tsx';
import { port } from './port.ts';
import type { Served } from './Served.ts';

/** Streams the document of a path; `script` and `styles` are the addresses of what was built for the browser. */
export async function render(
  response: Writable,
  path: string,
  script: string,
  styles: readonly string[],
): Promise<void> {
  const isChat = path === '/chat';
  const messages = isChat ? await port.messages.page({ topicId: 'demo', before: null, limit: 20 }, {}) : null;
  const served: Served = { styles, messages };
  const stream = renderToPipeableStream(<Page {...served} />, {
    bootstrapModules: [script],
    // A message may contain what would end the script.
    bootstrapScriptContent: `window.served = ${JSON.stringify(served).replaceAll('<', '\\u003c')}`,
    onShellReady: () => stream.pipe(response),
  });
}
