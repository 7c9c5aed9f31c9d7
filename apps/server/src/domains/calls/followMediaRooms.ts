import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { MediaRoomEvent, MediaRooms } from '../../ports/MediaRooms.ts';
import { loadCall } from './callRows.ts';
import type { CallService } from './createCallService.ts';

/** What following the media rooms needs. */
export type FollowedRooms = {
  /** The rooms. */
  rooms: Pick<MediaRooms, 'onEvent' | 'remove'>;
  /** Changes the calls. */
  service: Pick<CallService, 'apply'>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** Applies to calls what happens in their media rooms, until the server stops. */
export function followMediaRooms(
  { clock, database, onStop }: Pick<Core, 'clock' | 'database' | 'onStop'>,
  { rooms, service, onError }: FollowedRooms,
): void {
  async function onRoomEvent(event: MediaRoomEvent): Promise<void> {
    const call = await loadCall(database.db, event.room);
    if (!call) return;
    const at = clock().getTime();
    if (event.kind === 'room-ended' && call.state.phase.kind !== 'over') {
      const seconds = Number.MAX_SAFE_INTEGER;
      await service.apply(event.room, { kind: 'end', userId: call.row.createdBy, at, seconds });
    }
    // Whoever is in the room has answered, also where the request that says so was lost.
    if (event.kind === 'participant-connected')
      await service
        .apply(event.room, { kind: 'accept', userId: event.userId, at })
        .catch(async (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          // A service that asks nobody admits people by a token that they got before.
          await rooms.remove(event);
        });
  }
  const unsubscribe = rooms.onEvent((event) => void onRoomEvent(event).catch(onError));
  onStop(async () => unsubscribe());
}
