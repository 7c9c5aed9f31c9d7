import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import { receiveBody } from '../../http/receiveBody.ts';
import type { FileOwner } from './Files.ts';
import { type SendFileContext, sendFile } from './sendFile.ts';

/** What the routes of files need. */
export type FileRoutesContext = SendFileContext;

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
    await receiveBody(request.raw, (source, size) => files.upload(params.key, { ...query, size }, source));
    return null;
  });

  route(endpoints.files.download, ({ params, query, request, reply }) =>
    sendFile(context, { key: params.key, side: query.size }, request, reply),
  );
}
