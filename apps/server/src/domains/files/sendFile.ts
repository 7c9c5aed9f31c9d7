import type { AvatarSize } from '@franca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { Refusal } from '../../core/Refusal.ts';
import type { ByteRange, FileStorage } from '../../ports/FileStorage.ts';
import { sizeKey, storageKeys } from './createUploadCheck.ts';
import type { FileRow, Files } from './Files.ts';
import { fileHeaders } from './fileHeaders.ts';
import { smallAvatarType } from './shrinkAvatar.ts';

/** What a download needs. */
export type SendFileContext = {
  /** Finds and opens files. */
  files: Files;
  /** May know a better place to send the browser to. */
  storage: FileStorage;
};

/** What a download asks for. */
type SentFile = {
  /** Of which file. */
  key: string;
  /** The smaller version of an avatar that is enough; without one the whole is sent. */
  side?: AvatarSize | undefined;
};

/** Bytes that are handed out of a file. */
type SentBytes = { storageKey: string; size: number; contentType: string; etag: string };

/** The smaller version of an avatar where there is one, else the whole file. */
async function chooseBytes(storage: FileStorage, row: FileRow, side?: AvatarSize): Promise<SentBytes> {
  const tag = row.key.slice(0, 16);
  const hasSizes = row.folder === 'avatar' && Math.min(row.width ?? 0, row.height ?? 0) > (side ?? Infinity);
  const storageKey = hasSizes && side ? sizeKey(row.key, side) : undefined;
  // An avatar that was uploaded before there were sizes has none.
  const small = storageKey && (await storage.stat(storageKey));
  if (storageKey && small) {
    const { size } = small;
    return { storageKey, size, contentType: smallAvatarType, etag: `"${tag}-${side}-${size}"` };
  }
  const size = row.size ?? 0;
  const contentType = row.contentType ?? 'application/octet-stream';
  return { storageKey: storageKeys(row.key).file, size, contentType, etag: `"${tag}-${size}"` };
}

/** Answers a download: whole, one range (RFC 9110 §14), 304 when the browser has it, or a redirect to the object storage. */
export async function sendFile(
  { files, storage }: SendFileContext,
  { key, side }: SentFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await files.read(key);
  const { storageKey, size, contentType, etag } = await chooseBytes(storage, row, side);
  const open = async (range?: ByteRange) => {
    const stream = await storage.open(storageKey, range);
    if (stream === null) throw new Refusal('file_not_found');
    return stream;
  };
  const headers = fileHeaders({ name: row.name, contentType, isFinal: row.claimedAt !== null });
  const disposition = headers['content-disposition'];
  const elsewhere = await storage.downloadUrl(storageKey, { contentType, disposition });
  if (elsewhere) return reply.header('cache-control', 'private, max-age=600').redirect(elsewhere);

  reply.headers({ ...headers, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const wanted = request.headers['if-range'] ?? etag;
  const ranges =
    request.headers.range && wanted === etag ? parseRange(size, request.headers.range) : undefined;
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const range =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (range === undefined) return reply.header('content-length', size).send(await open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await open(range));
}
