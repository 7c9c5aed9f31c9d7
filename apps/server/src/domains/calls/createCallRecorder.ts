import { membersSectionOf } from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { calls } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Chat } from '../chat/Chat.ts';
import { guestsOf, loadCall } from './callRows.ts';

/** What finishing a call needs. */
export type CallRecorderOptions = {
  db: Database;
  clock: Clock;
  rooms: Pick<MediaRooms, 'end'>;
  chat: Pick<Chat, 'recordCall'>;
};

/**
 * Finishes a call that is over: ends its room, and stores its record in the conversation, once however often and by how
 * many processes this is called.
 */
export function createCallRecorder({ db, clock, rooms, chat }: CallRecorderOptions) {
  return async (uuid: string): Promise<void> => {
    const call = await loadCall(db, uuid);
    if (call?.state.phase.kind !== 'over' || call.row.recordedAt) return;
    await rooms.end(uuid);
    const { topicId, createdBy, isVideo, startedAt } = call.row;
    const guests = guestsOf(call);
    await chat.recordCall({
      topicId,
      senderId: createdBy,
      memberIds: Object.keys(call.state.members).filter((id) => !guests.has(id)),
      startedAt,
      endedAt: new Date(call.state.phase.at),
      callRoom: {
        call_type: isVideo ? '1' : '0',
        members_section: membersSectionOf(call.state, guests),
        uuid,
        ending: call.state.phase.ending,
      },
    });
    await db.update(calls).set({ recordedAt: clock() }).where(eq(calls.uuid, uuid));
  };
}
