import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createService } from './createService.ts';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

/** The reverse proxies whose configuration Franca gives to operators. */
export type ProxyKind = 'nginx' | 'caddy';

/** How a proxy is run. */
export type ProxyOptions = {
  /** Which one. */
  kind: ProxyKind;
  /** Directory for its configuration, log and temporary files. */
  directory: string;
  /** Port to listen on; a free one when left out. */
  port?: number | undefined;
  /** Addresses of the two servers behind it. */
  nodes: readonly [string, string];
};

const documents = new URL('../../docs/operations/', import.meta.url);

/** Replaces what stands in a file that operators copy; throws when it does not stand there. */
function replace(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The proxy's configuration lacks "${part}".`);
  return text.replaceAll(part, by);
}

async function readFor(file: string, site: string, own: string, nodes: ProxyOptions['nodes']) {
  const given = await readFile(new URL(file, documents), 'utf8');
  const hosts = nodes.map((url) => new URL(url).host);
  // The places first: a port may look like the address of the other server.
  const marked = replace(replace(given, '127.0.0.1:4321', '<first>'), '127.0.0.1:4322', '<second>');
  const filled = replace(replace(marked, '<first>', hosts[0] ?? ''), '<second>', hosts[1] ?? '');
  return replace(filled, site, own);
}

/** What Debian's nginx.conf does around the files of `conf.d`, within one directory and as this account; it compresses every type of content. */
const nginxFrame = (directory: string) => `
${process.getuid?.() === 0 ? 'user root root;' : ''}
daemon off;
worker_processes 2;
pid ${directory}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  gzip on;
  gzip_types *;
  gzip_min_length 0;
  client_body_temp_path ${directory}/temporary-body;
  proxy_temp_path ${directory}/temporary-proxy;
  fastcgi_temp_path ${directory}/temporary-fastcgi;
  uwsgi_temp_path ${directory}/temporary-uwsgi;
  scgi_temp_path ${directory}/temporary-scgi;
  include ${directory}/franca.conf;
}
`;

async function createNginx(directory: string, port: number, nodes: ProxyOptions['nodes']) {
  const own = await readFor('nginx.conf', 'listen 80;', `listen 127.0.0.1:${port};`, nodes);
  await writeFile(join(directory, 'franca.conf'), own);
  const main = join(directory, 'nginx.conf');
  await writeFile(main, nginxFrame(directory));
  return { command: findProgram('nginx'), args: ['-p', directory, '-e', 'stderr', '-c', main] };
}

async function createCaddy(directory: string, port: number, nodes: ProxyOptions['nodes']) {
  const site = `http://127.0.0.1:${port} {`;
  const own = await readFor('Caddyfile', 'chat.example.org {', site, nodes);
  const file = join(directory, 'Caddyfile');
  // Without an end of its own Caddy waits for open streams for ever; Debian's unit ends it after five seconds.
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n\tgrace_period 5s\n}\n${own}`);
  return { command: findProgram('caddy'), args: ['run', '--config', file, '--adapter', 'caddyfile'] };
}

/** A reverse proxy of the system in front of two servers, with the configuration that `docs/operations` gives. */
export async function createProxy({ kind, directory, nodes, ...options }: ProxyOptions): Promise<Service> {
  await mkdir(directory, { recursive: true });
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const create = kind === 'nginx' ? createNginx : createCaddy;
  return createService({
    name: kind === 'nginx' ? 'nginx' : 'Caddy',
    url,
    log: join(directory, `${kind}.log`),
    ...(await create(directory, port, nodes)),
    env: { PATH: process.env.PATH, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    isReady: () =>
      fetch(`${url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      ),
    // Open sockets do not keep it: they connect again.
    stopSignal: 'SIGTERM',
  });
}
