import type { Readable } from 'node:stream';
import { Refusal } from '../core/Refusal.ts';

/** Bytes of a report; those of services stay far below. */
const bodyLimit = 512 * 1024;

/** Reads what a service reports by a request of its own, as the bytes that it has signed. */
export async function readReport(source: unknown): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // No stream where there was no body.
  for await (const chunk of (source ?? []) as Readable) {
    size += (chunk as Buffer).length;
    if (size > bodyLimit) throw new Refusal('request_too_large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
