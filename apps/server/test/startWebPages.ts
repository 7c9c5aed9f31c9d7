import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConnectionTarget } from '../src/ports/PageFetcher.ts';
import { startHttpServer } from './startHttpServer.ts';

/** A page of the test's own web server. */
export type WebPage = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on loopback that stands for the public web. */
export type WebPages = {
  /** Its address, with a trailing slash. */
  url: string;
  port: number;
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** The rule that lets a fetcher reach this server and nothing else. */
  mayConnect: (target: ConnectionTarget) => boolean;
  dispose: () => Promise<void>;
};

/** Responds with HTML. */
export function html(body: string, type = 'text/html; charset=utf-8'): WebPage {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body);
}

/** Starts a web server with these pages by path; any other path is missing. */
export async function startWebPages(pages: Record<string, WebPage>): Promise<WebPages> {
  const asked: string[] = [];
  const server = await startHttpServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  const { origin, port } = server;
  return {
    url: `${origin}/`,
    port,
    asked,
    mayConnect: (target) => target.address === '127.0.0.1' && target.port === port,
    dispose: server.close,
  };
}
