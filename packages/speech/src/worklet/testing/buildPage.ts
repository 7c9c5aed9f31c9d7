import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A page that listens, built as an application builds it. */
export interface BuiltPage {
  /** Serves it under a content security policy; resolves with its address. */
  readonly serve: (policy: string) => Promise<string>;
  /** Stops serving and deletes it. */
  readonly close: () => Promise<void>;
}

/** Builds the page in `page/` with Vite, nothing configured. */
export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'franca-speech-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });
  const servers: Server[] = [];
  return {
    serve: async (policy) => {
      const server = createServer(async ({ url = '/' }, response) => {
        const path = url === '/' ? '/index.html' : url;
        const body = await readFile(join(folder, path)).catch(() => null);
        response.writeHead(body ? 200 : 404, {
          'content-type': types[extname(path)] ?? 'text/plain',
          'content-security-policy': policy,
        });
        response.end(body);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`;
    },
    close: async () => {
      for (const server of servers) server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
