import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A running server of {@link serveFolder}. */
export interface FolderServer {
  /** Address of the folder, with a slash at the end. */
  address: string;
  /** Ends the server. */
  close: () => void;
}

/**
 * Serves a folder on this machine only, below a path of its own as a published Storybook usually stands.
 *
 * @param folder what is served
 * @param extra further files by the name under which they are served
 */
export async function serveFolder(
  folder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<FolderServer> {
  const prefix = '/design/storybook/';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = normalize(decodeURIComponent(pathname)).slice(prefix.length) || 'index.html';
    const file = extra[name] ?? join(folder, name);
    if (!pathname.startsWith(prefix) || !isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    // The same build is read some hundred times: let the browser keep it, and the compiled code with it.
    const headers = { 'cache-control': 'public, max-age=86400, immutable' };
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...headers,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}${prefix}`, close: () => server.close() };
}
