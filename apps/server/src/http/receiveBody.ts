import type { IncomingMessage } from 'node:http';
import { uploadLimits } from '@franca/contract';
import { Refusal } from '../core/Refusal.ts';

const readLength = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined;

/** More than this of a refused body is not read: whoever sends it is no client of ours. */
const droppedBytes = uploadLimits.upload;

/** Reads the rest of a refused body and drops it, so that the client gets to the response; ends a connection that goes on. */
function dropRest(raw: IncomingMessage): void {
  let dropped = 0;
  raw.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > droppedBytes) raw.destroy();
  });
  raw.resume();
}

/** Hands the bytes of a request on as they come, with their number where the request says it, and drops what is not taken. */
export async function receiveBody(
  raw: IncomingMessage,
  take: (source: AsyncIterable<Uint8Array>, size: number | undefined) => Promise<void>,
): Promise<void> {
  try {
    const { 'content-encoding': encoding = 'identity' } = raw.headers;
    // Its bytes would be stored as they come, and its length would be that of something else.
    if (encoding !== 'identity')
      throw new Refusal('malformed_request', { sentences: ['Send the file without a Content-Encoding.'] });
    // Left open on a refusal: a destroyed request would take the response down with it.
    await take(raw.iterator({ destroyOnReturn: false }), readLength(raw.headers['content-length']));
  } catch (error) {
    if (raw.readableAborted) throw new Refusal('malformed_request');
    throw error;
  } finally {
    dropRest(raw);
  }
}
