import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type OutsideService, ServiceUnavailableError } from '../../core/outside/OutsideService.ts';
import { makeTemporaryFolder } from '../../core/temporaryFiles.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { assertStorageKey } from '../../ports/FileStorage.ts';
import { AnswerTooLongError } from '../web/fetchBounded.ts';
import { createUploadSignatures, type UploadSignatureOptions } from './createUploadSignatures.ts';
import { limitBytes, writeDurably } from './writeDurably.ts';

/** A bucket of an S3-compatible service. */
export type S3StorageOptions = {
  /** Origin of the service, e.g. `https://s3.eu-central-1.amazonaws.com`; the bucket follows as the first part of the path. */
  endpoint: string;
  /** Name of the bucket. */
  bucket: string;
  /** Region that signatures name, e.g. `eu-central-1`. */
  region: string;
  /** Access key id. */
  accessKey: string;
  /** Secret access key. */
  secretKey: string;
  /** The way to it. */
  service: OutsideService;
  /** Milliseconds that the bytes of a file may be slow; 20 s by default. */
  slowReadMs?: number;
} & UploadSignatureOptions;

/** Bytes above which a file is sent for longer than a person waits, at so many in a millisecond at least. */
const [largeBytes, slowestBytesPerMs] = [1_000_000, 250];
/** Milliseconds without a byte after which a file that is read is given up. */
const silenceMs = 5000;
/** Bytes that come for each millisecond of waiting, at least: what comes byte by byte is given up. Time that its reader takes is not counted. */
const slowestReadPerMs = 8;
/** The largest object that such a service takes in one piece. */
const largestFile = 5 * 1024 ** 3;

/** Seconds that an address given to a browser lives. */
const downloadSeconds = 3600;

/**
 * An S3-compatible service (AWS, MinIO, R2, Garage …): browsers PUT and GET there by presigned addresses (SigV4). A file whose size
 * is not known before comes by way of this server: the service would take one of any length.
 */
export function createS3Storage(options: S3StorageOptions): FileStorage {
  const { service, slowReadMs = 20_000 } = options;
  const uploads = createUploadSignatures(options);
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries: 2,
  });
  const base = `${options.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(options.bucket)}`;

  const urlOf = (key: string) => {
    assertStorageKey(key);
    return new URL(`${base}/${key}`);
  };
  const presign = async (method: string, url: URL, seconds: number, headers: Record<string, string> = {}) => {
    url.searchParams.set('X-Amz-Expires', String(seconds));
    // All headers: the length of an upload would not be part of the signature otherwise.
    const request = await client.sign(url, { method, headers, aws: { signQuery: true, allHeaders: true } });
    return request.url;
  };
  async function send(key: string | null, init: RequestInit, timeoutMs?: number): Promise<Response> {
    const target = key === null ? base : urlOf(key);
    return service.ask(
      async (signal) => {
        // Once there is a response, its bytes may take longer.
        const controller = new AbortController();
        const abort = (): void => controller.abort(signal.reason);
        signal.addEventListener('abort', abort);
        try {
          const request = { redirect: 'error', ...init, signal: controller.signal } as const;
          const response = await client.fetch(target, request);
          if (response.ok || response.status === 404) return response;
          await response.body?.cancel();
          throw new Error(`The object storage answered ${response.status} to ${init.method}.`);
        } finally {
          signal.removeEventListener('abort', abort);
        }
      },
      { timeoutMs },
    );
  }

  /** Bytes as they come, for as long as some come, and enough of them. */
  async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    const reader = body.getReader();
    let [waitedMs, received] = [0, 0];
    const next = async () => {
      const begun = performance.now();
      const silence = Promise.withResolvers<never>();
      const problem = () => new ServiceUnavailableError('files', 'silent', { retryAfterMs: silenceMs });
      const leftMs = slowReadMs + received / slowestReadPerMs - waitedMs;
      const timer = setTimeout(() => silence.reject(problem()), Math.max(0, Math.min(silenceMs, leftMs)));
      try {
        return await Promise.race([reader.read(), silence.promise]);
      } finally {
        clearTimeout(timer);
        waitedMs += performance.now() - begun;
      }
    };
    try {
      for (;;) {
        const { done, value } = await next();
        if (done) return;
        received += value.length;
        if (received > largestFile) throw new AnswerTooLongError(largestFile);
        yield value;
      }
    } finally {
      // Not waited for: what is silent may not even end.
      reader.cancel().catch(() => undefined);
    }
  }

  return {
    id: 's3',
    isDirect: true,
    uploadUrl: async (key, { expiresInSeconds, size }) =>
      size === undefined
        ? uploads.pathFor(key, expiresInSeconds)
        : presign('PUT', urlOf(key), expiresInSeconds, { 'content-length': String(size) }),
    acceptsUpload: uploads.accepts,
    save: async (key, source, { maxBytes, contentType }) => {
      // S3 wants the size first, so the stream rests in a temporary file; the blob reads from it without buffering.
      const folder = await makeTemporaryFolder();
      try {
        const temporary = join(folder, 'upload');
        const size = await writeDurably(temporary, limitBytes(source, maxBytes));
        const body = await openAsBlob(temporary, { type: contentType });
        const timeoutMs = size > largeBytes ? silenceMs + size / slowestBytesPerMs : undefined;
        const headers = { 'content-type': contentType };
        const response = await send(key, { method: 'PUT', body, headers }, timeoutMs);
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The object storage answered ${response.status} to PUT.`);
        return { size };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    open: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await send(key, { method: 'GET', headers });
      if (response.status === 404 || response.body === null) {
        await response.body?.cancel();
        return response.status === 404 ? null : Readable.from([]);
      }
      return Readable.from(bytesOf(response.body), { objectMode: false });
    },
    stat: async (key) => {
      const response = await send(key, { method: 'HEAD' });
      return response.status === 404 ? null : { size: Number(response.headers.get('content-length')) };
    },
    downloadUrl: (key, { contentType, disposition }) => {
      const url = urlOf(key);
      url.searchParams.set('response-content-type', contentType);
      url.searchParams.set('response-content-disposition', disposition);
      return presign('GET', url, downloadSeconds);
    },
    remove: async (key) => {
      const response = await send(key, { method: 'DELETE' });
      await response.body?.cancel();
    },
    // A PUT that is cut off stores nothing.
    removeUnfinished: async () => 0,
    check: async () => {
      const { ok } = await send(null, { method: 'HEAD' });
      if (!ok) throw new Error(`The object storage has no bucket ${options.bucket}.`);
    },
  };
}
