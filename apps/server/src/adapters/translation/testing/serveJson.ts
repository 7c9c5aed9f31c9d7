import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a local service received. */
export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

/** What a local service answers; `hang` never answers. */
export type PlannedAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  hang?: true;
};

/** A local HTTP service that plays a vendor's part in tests. */
export type JsonService = { url: string; close: () => Promise<void> };

/** Serves JSON on a free loopback port until it is closed. */
export async function serveJson(answer: (request: ReceivedRequest) => PlannedAnswer): Promise<JsonService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { method = '', url: path = '', headers } = request;
    const planned = answer({ method, path, headers, body: text ? JSON.parse(text) : undefined });
    if (planned.hang) return;
    response.writeHead(planned.status ?? 200, { 'content-type': 'application/json', ...planned.headers });
    response.end(typeof planned.body === 'string' ? planned.body : JSON.stringify(planned.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
