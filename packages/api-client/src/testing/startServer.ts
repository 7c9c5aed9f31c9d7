import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one request brought. */
export interface SeenRequest {
  /** HTTP method. */
  readonly method: string;
  /** Path with query string. */
  readonly url: string;
  /** Headers in lower case. */
  readonly headers: IncomingMessage['headers'];
  /** Body as text. */
  readonly body: string;
}

/** Handles one request. */
export type Handler = (request: SeenRequest, response: ServerResponse) => void;

/** A server on a free loopback port that responds with `handler` and remembers what came. */
export async function startServer(handler: Handler) {
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of incoming) parts.push(part);
    } catch {
      return;
    }
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(parts).toString(),
    };
    requests.push(request);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Responds with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
