import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { bareHeaders } from './responseHeaders.ts';

/** Statuses of requests that Node's parser gives up; any other is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP request, or too large or slow a one, and ends its connection. */
export function refuseBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { code, sentences: errors } = new Refusal('malformed_request');
  const status = statuses[error.code] ?? 400;
  const body = JSON.stringify({ success: false, errors, code });
  const headers = {
    ...bareHeaders,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
