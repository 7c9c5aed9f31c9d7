import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { render } from './dist/server/render.js';

const built = join(import.meta.dirname, 'dist/client');
const { 'src/client.tsx': client } = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const types = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://127.0.0.1');
  if (pathname.startsWith('/assets/')) {
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    response.end(readFileSync(join(built, pathname)));
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  render(
    response,
    pathname,
    `/${client.file}`,
    client.css.map((file) => `/${file}`),
  );
});

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
