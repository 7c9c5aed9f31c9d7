import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server of a test, on the loopback address. */
export type TestHttpServer = {
  /** Its address, without a trailing slash. */
  origin: string;
  port: number;
  /** Ends its connections, also those that wait for a response. Safe to call twice. */
  close: () => Promise<void>;
};

/** Starts one on a free port. */
export async function startHttpServer(handle: RequestListener): Promise<TestHttpServer> {
  const server = createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
