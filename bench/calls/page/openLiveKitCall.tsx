import { RoomContext, VideoConference } from '@livekit/components-react';
import { RemoteParticipant, Room } from 'livekit-client';
import type { ReactNode } from 'react';

/** The call screen of LiveKit's components with so many people without cameras, in a room that is not connected. */
export function openLiveKitCall(people: number): ReactNode {
  const room = new Room();
  for (let index = 1; index < people; index += 1) {
    const name = `person-${index}`;
    room.remoteParticipants.set(name, new RemoteParticipant(room.engine.client, name, name, name));
  }
  return (
    <div data-lk-theme="default" style={{ blockSize: '100%' }}>
      <RoomContext.Provider value={room}>
        <VideoConference />
      </RoomContext.Provider>
    </div>
  );
}
