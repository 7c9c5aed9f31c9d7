import { useAdditionNotices } from '../hooks/useAdditionNotices.ts';
import { useCallNotices } from '../hooks/useCallNotices.ts';
import { useMicrophoneNotices } from '../hooks/useMicrophoneNotices.ts';
import { RoomAudio } from '../RoomAudio/RoomAudio.tsx';
import { CallAnnouncer } from './CallAnnouncer.tsx';
import { GestureAnnouncer } from './GestureAnnouncer.tsx';

/** Sound, announcements and notices of a running call, which stay while its views change. Renders `<audio>` elements. */
export function CallEffects() {
  useAdditionNotices();
  useCallNotices();
  useMicrophoneNotices();
  return (
    <>
      <RoomAudio />
      <CallAnnouncer />
      <GestureAnnouncer />
    </>
  );
}
