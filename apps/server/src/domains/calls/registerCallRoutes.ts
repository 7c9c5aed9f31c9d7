import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { CallAdditions } from './createCallAdditions.ts';
import type { CallService } from './createCallService.ts';
import type { CallSignIn } from './createCallSignIn.ts';

/** The table of calls: beginning, answering and ending them, and tokens for their rooms. */
export function registerCallRoutes(
  route: Router,
  service: CallService & CallAdditions & { begin: CallService['start'] },
  rooms: Pick<MediaRooms, 'roomType'>,
  signIn: CallSignIn,
): void {
  const { start, open, token, roomToken, recordingRules, signInSetup, info, accept, hangup, reject, end } =
    endpoints.calls;
  route(start, ({ members, body }) =>
    service.begin({ members, uuid: body.uuid.toLowerCase(), isVideo: body.is_video }),
  );
  route(open, ({ members }) => service.openIn(members));
  route(signInSetup, async () => signIn.setup());
  route(endpoints.calls.signIn, async ({ userId, body }) => {
    await signIn.check(body);
    return signIn.issue(userId);
  });
  route(token, async ({ userId, query }) => {
    signIn.require(userId, query.sign_in);
    return service.token(referenceOf(query, userId));
  });
  route(roomToken, async ({ userId, body }) => {
    await signIn.check(body);
    const withConversation = body.create_conversation;
    const { token } = await service.token({ uuid: body.room_name, userId, withConversation });
    return { token, room_type: rooms.roomType };
  });
  route(recordingRules, ({ userId, body }) =>
    service.setRecordingRules({ uuid: body.room_sid, userId }, body.rules),
  );
  route(info, ({ userId, params }) => service.info({ uuid: params.uuid, userId }));
  route(endpoints.calls.candidates, ({ userId, query }) =>
    service.candidates({ uuid: query.uuid, userId }, query.search),
  );
  route(endpoints.calls.add, ({ userId, body }) =>
    service.add({ ...referenceOf(body, userId), addedId: body.user_id.toLowerCase() }),
  );
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
