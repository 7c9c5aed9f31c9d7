import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { storageKeys } from './createUploadCheck.ts';
import type { Files } from './Files.ts';
import { fileHeaders } from './fileHeaders.ts';

/** What a download needs. */
export type SendFileContext = {
  /** Finds and opens files. */
  files: Files;
  /** May know a better place to send the browser to. */
  storage: FileStorage;
};

/** Answers a download: whole, one range (RFC 9110 §14), 304 when the browser has it, or a redirect to the object storage. */
export async function sendFile(
  { files, storage }: SendFileContext,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await files.read(key);
  const size = row.size ?? 0;
  const contentType = row.contentType ?? 'application/octet-stream';
  const headers = fileHeaders({ name: row.name, contentType, isFinal: row.claimedAt !== null });
  const disposition = headers['content-disposition'];
  const elsewhere = await storage.downloadUrl(storageKeys(key).file, { contentType, disposition });
  if (elsewhere) return reply.header('cache-control', 'private, max-age=600').redirect(elsewhere);

  const etag = `"${key.slice(0, 16)}-${size}"`;
  reply.headers({ ...headers, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const wanted = request.headers['if-range'] ?? etag;
  const ranges =
    request.headers.range && wanted === etag ? parseRange(size, request.headers.range) : undefined;
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const range =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (range === undefined) return reply.header('content-length', size).send(await files.open(key));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await files.open(key, range));
}
