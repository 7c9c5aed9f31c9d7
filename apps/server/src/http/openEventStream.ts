import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Events that are sent one after the other as the answer of one request. */
export type EventStream = {
  /** Sends an event with JSON. */
  send: (event: string, data: unknown) => void;
  /** Ends the answer. */
  end: () => void;
  /** Aborted when the reader is gone. */
  signal: AbortSignal;
};

/** Proxies end connections on which nothing comes for a minute or so. */
const heartbeatMs = 15_000;

/** Whether a request asks for its answer piece by piece. */
export const wantsEvents = (accept: string | undefined): boolean =>
  /(^|,)\s*text\/event-stream\b/i.test(accept ?? '');

/** Begins an answer of server-sent events (HTML Standard, 9.2), with headers beside its own. No proxy is to hold them back. */
export function openEventStream(reply: FastifyReply, headers: Readonly<Record<string, string>>): EventStream {
  const stream = new PassThrough();
  const gone = new AbortController();
  const heartbeat = setInterval(() => stream.write(': \n\n'), heartbeatMs);
  stream.on('close', () => {
    clearInterval(heartbeat);
    gone.abort();
  });
  // A reader that is gone is no error of the server.
  stream.on('error', () => undefined);
  reply
    .headers({
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
  // The headers go out with the first bytes, and the first word may take a while.
  stream.write(': \n\n');
  return {
    send: (event, data) => {
      if (!stream.writableEnded && !stream.destroyed)
        stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => stream.end(),
    signal: gone.signal,
  };
}
