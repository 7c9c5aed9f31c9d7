import { callEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { CallTranscripts } from './Calls.ts';
import { callRoom } from './createCallEvents.ts';
import type { CallPresence } from './createCallPresence.ts';
import type { CallRinging } from './createCallRinging.ts';

/** Handles what pages send on the `/call` socket: they subscribe to their calls, and a new page is rung. */
export function listenToCallSockets(
  { sockets }: Pick<Core, 'sockets'>,
  {
    presence,
    ringing,
    transcripts,
  }: { presence: CallPresence; ringing: CallRinging; transcripts: () => CallTranscripts },
): void {
  sockets.listen(callEvents.callListen, async ({ payload, userId, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    await socket.join(callRoom(uuid));
    await presence.listen({ socketId: socket.id, uuid, userId });
    socket.emit(callEvents.transcriptState, { uuid }, await transcripts().stateOf(uuid));
  });
  sockets.listen(callEvents.callStopListen, async ({ payload, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    presence.stopListening({ socketId: socket.id, uuid });
    await socket.leave(callRoom(uuid));
  });
  sockets.onConnection('/call', {
    connected: async (userId) => ringing.resume(userId),
    disconnected: async (_userId, socketId) => presence.close(socketId),
  });
}
