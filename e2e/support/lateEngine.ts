import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A translation service whose answers come when a test says so. */
export interface LateEngine {
  /** Its address. */
  readonly url: string;
  /** Texts that it was asked for. */
  readonly asked: readonly string[];
  /** From now on it knows this text. */
  learn(text: string, translation: string): void;
  /** Ends it. */
  close(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<{ q?: string }> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body === '' ? {} : (JSON.parse(body) as { q?: string });
}

/** Starts a service that speaks as LibreTranslate does, from Arabic into English, and refuses what it was not taught. */
export async function startLateEngine(): Promise<LateEngine> {
  const known = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/languages') return answer(200, [{ code: 'ar', name: 'Arabic', targets: ['en'] }]);
    const { q = '' } = await readJson(request);
    asked.push(q);
    const translatedText = known.get(q);
    if (translatedText === undefined) return answer(400, { error: 'This text is not known.' });
    answer(200, { translatedText });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    learn: (text, translation) => known.set(text, translation),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
