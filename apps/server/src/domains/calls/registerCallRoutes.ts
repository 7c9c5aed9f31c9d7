import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { CallService } from './createCallService.ts';

/** The table of calls: beginning, answering and ending them, and tokens for their rooms. */
export function registerCallRoutes(
  route: Router,
  service: CallService & { begin: CallService['start'] },
  rooms: Pick<MediaRooms, 'roomType'>,
  checkPasscode: (given: string | undefined) => void,
): void {
  const { start, open, token, roomToken, recordingRules, info, accept, hangup, reject, end } =
    endpoints.calls;
  route(start, ({ members, body }) =>
    service.begin({ members, uuid: body.uuid.toLowerCase(), isVideo: body.is_video }),
  );
  route(open, ({ members }) => service.openIn(members));
  route(token, ({ userId, query }) => service.token(referenceOf(query, userId)));
  route(roomToken, async ({ userId, body }) => {
    checkPasscode(body.passcode);
    const { token } = await service.token({ uuid: body.room_name, userId });
    return { token, room_type: rooms.roomType };
  });
  route(recordingRules, ({ userId, body }) =>
    service.setRecordingRules({ uuid: body.room_sid, userId }, body.rules),
  );
  route(info, ({ userId, params }) => service.info({ uuid: params.uuid, userId }));
  for (const [endpoint, kind] of [
    [accept, 'accept'],
    [hangup, 'hangup'],
    [reject, 'reject'],
  ] as const)
    route(endpoint, async ({ userId, body }) => {
      await service.act(referenceOf(body, userId), kind);
      return null;
    });
  route(end, async ({ userId, body }) => {
    await service.end(referenceOf(body, userId), body.time);
    return null;
  });
}

const referenceOf = ({ uuid, topic_id: topicId }: { uuid: string; topic_id: string }, userId: string) => ({
  uuid,
  topicId,
  userId,
});
