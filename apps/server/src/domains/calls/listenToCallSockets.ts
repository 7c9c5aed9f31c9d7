import { callEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { CallTranscripts } from './Calls.ts';
import { callRoom } from './createCallEvents.ts';
import type { CallHands } from './createCallHands.ts';
import type { CallPresence } from './createCallPresence.ts';
import type { CallRinging } from './createCallRinging.ts';

/** What handling the events of pages needs. */
export type CallSocketsOptions = {
  presence: CallPresence;
  ringing: CallRinging;
  hands: CallHands;
  publisher: Publisher<'/call'>;
  transcripts: () => CallTranscripts;
};

/** Handles what pages send on the `/call` socket: they subscribe to their calls, raise hands and react, and a new page is rung. */
export function listenToCallSockets({ sockets }: Pick<Core, 'sockets'>, options: CallSocketsOptions): void {
  const { presence, ringing, hands, publisher, transcripts } = options;
  sockets.listen(callEvents.callListen, async ({ payload, userId, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    await socket.join(callRoom(uuid));
    await presence.listen({ socketId: socket.id, uuid, userId });
    socket.emit(callEvents.transcriptState, { uuid }, await transcripts().stateOf(uuid));
    const raised = (await hands.of(uuid)).map(({ userId: user_id, raisedAt }) => ({
      user_id,
      raised_at: raisedAt.toISOString(),
    }));
    socket.emit(callEvents.handsRaised, { uuid }, { uuid, hands: raised });
  });
  sockets.listen(callEvents.callStopListen, async ({ payload, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    presence.stopListening({ socketId: socket.id, uuid });
    await socket.leave(callRoom(uuid));
  });
  sockets.listen(callEvents.callHand, async ({ payload, userId }) => {
    const uuid = payload.uuid.toLowerCase();
    const at = await hands.set({ uuid, userId, isRaised: payload.is_raised });
    if (at === undefined) throw new Refusal('call_not_found');
    const hand = { uuid, user_id: userId, raised_at: at === null ? null : at.toISOString() };
    publisher.toRooms([callRoom(uuid)], callEvents.handChanged, { uuid }, hand);
  });
  sockets.listen(callEvents.callReact, async ({ payload, userId }) => {
    const uuid = payload.uuid.toLowerCase();
    if (!(await hands.isIn({ uuid, userId }))) throw new Refusal('call_not_found');
    const reaction = { uuid, user_id: userId, emoji: payload.emoji };
    publisher.toRooms([callRoom(uuid)], callEvents.reactionShown, { uuid }, reaction);
  });
  sockets.onConnection('/call', {
    connected: async (userId) => ringing.resume(userId),
    disconnected: async (_userId, socketId) => presence.close(socketId),
  });
}
