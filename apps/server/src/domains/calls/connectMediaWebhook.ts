import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { readReport } from '../../http/readReport.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';

/** Registers the call by which the media service reports; its signature is over address and body. */
export function connectMediaWebhook(
  { route, log, publicUrl }: Pick<Core, 'route' | 'log' | 'publicUrl'>,
  { rooms }: { rooms: MediaRooms },
): void {
  route(endpoints.calls.mediaWebhook, async ({ request }) => {
    if (!rooms.readReport) throw new Refusal('not_found');
    const body = await readReport(request.body);
    const url = `${publicUrl()}${request.url}`;
    if (await rooms.readReport({ url, body, headers: request.headers })) return null;
    log.warn('a report of the media service was refused: its signature is wrong');
    throw new Refusal('signature_invalid');
  });
}
