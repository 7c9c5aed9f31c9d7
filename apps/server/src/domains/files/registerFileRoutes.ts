import type { IncomingMessage } from 'node:http';
import { endpoints, uploadLimits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { FileOwner } from './Files.ts';
import { type SendFileContext, sendFile } from './sendFile.ts';

/** What the routes of files need. */
export type FileRoutesContext = SendFileContext;

const readLength = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined;

/** More than this of a refused body is not read: whoever sends it is no client of ours. */
const droppedBytes = uploadLimits.upload;

/** Reads the rest of a refused body and drops it, so that the client gets to the answer; ends a connection that goes on. */
function dropRest(raw: IncomingMessage): void {
  let dropped = 0;
  raw.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > droppedBytes) raw.destroy();
  });
  raw.resume();
}

/** `POST /file/presigned`, and upload and download through this server. */
export function registerFileRoutes(route: Router, context: FileRoutesContext): void {
  const { files } = context;

  route(endpoints.files.presigned, ({ body, userId, registrant }) => {
    const owner: FileOwner | undefined = userId ? { userId } : registrant ? { registrant } : undefined;
    if (owner === undefined) throw new Refusal('unauthorized');
    if ('registrant' in owner && body.folder !== 'avatar') throw new Refusal('verification_required');
    const requests = body.file_names.map((name, index) => ({ name, size: body.file_sizes?.[index] }));
    return files.openSlots(owner, body.folder, requests);
  });

  route(endpoints.files.upload, async ({ params, query, request }) => {
    const { raw } = request;
    try {
      // Left open on a refusal: a destroyed request would take the answer down with it.
      const size = readLength(raw.headers['content-length']);
      await files.upload(params.key, { ...query, size }, raw.iterator({ destroyOnReturn: false }));
      return null;
    } catch (error) {
      if (raw.readableAborted) throw new Refusal('malformed_request');
      throw error;
    } finally {
      dropRest(raw);
    }
  });

  route(endpoints.files.download, ({ params, request, reply }) =>
    sendFile(context, params.key, request, reply),
  );
}
