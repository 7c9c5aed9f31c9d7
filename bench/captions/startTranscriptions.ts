import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service on this machine that speaks OpenAI's protocol of transcriptions and recognises nothing. */
export interface Transcriptions {
  /** `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts one that answers every request with the same sentence after so many milliseconds: what is measured is Franca's part, and
 * not a model's.
 */
export async function startTranscriptions(sentence: string, milliseconds: number): Promise<Transcriptions> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ text: sentence }));
      }, milliseconds);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
