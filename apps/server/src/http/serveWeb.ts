import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { routeConfig } from './routePolicy.ts';

const year = 31_536_000;

/** The path of an address, decoded; undefined where it cannot be. */
function readPath(url: string): string | undefined {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Serves the built web app. Files whose name contains a hash are kept by browsers for a year; everything else is asked
 * for again each time. What the build has compressed beside a file is sent in its place. Pages are answered by
 * `sendUnknown`. Returns false when nothing is built.
 */
export async function serveWeb(
  server: FastifyInstance,
  directory: string,
  { hasLanding }: { hasLanding: boolean },
): Promise<boolean> {
  if (!existsSync(join(directory, 'index.html'))) return false;
  await server.register(fastifyStatic, {
    root: directory,
    // The plugin's own route would have no policy.
    serve: false,
    // `/` is the landing page's; without one the app answers there too.
    index: hasLanding ? false : ['index.html'],
    // Pages that are served under other addresses.
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding');
      const hashed = path.startsWith(join(directory, 'assets'));
      response.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  server.get('/*', { config: routeConfig('publicReads') }, (request, reply) => {
    const path = readPath(request.raw.url ?? '/');
    if (path === undefined) reply.callNotFound();
    else reply.sendFile(path);
  });
  return true;
}
