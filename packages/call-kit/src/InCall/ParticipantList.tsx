import { useArrangement } from '../hooks/useArrangement.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { ParticipantTile } from '../ParticipantTile/ParticipantTile.tsx';
import * as styles from './InCall.styles.ts';

/** Whether somebody stands in the side bar: everybody but who is shown large, unless their screen is, or they are pinned. */
export function useListed() {
  const { pinnedId } = useCall();
  const arrangement = useArrangement();
  if (!arrangement) return [];
  const { main, mainTrack, ordered } = arrangement;
  const isScreen = mainTrack?.track.source === 'screen';
  return ordered.filter((one) => one !== main || isScreen || pinnedId === one.id);
}

/** The participants beside the one who is shown large. Renders a `<ul>`. */
export function ParticipantList() {
  const { room } = useCallSnapshot();
  const arrangement = useArrangement();
  const listed = useListed();
  const text = useCallText();
  if (!room || !arrangement || listed.length === 0) return null;
  return (
    <ul
      aria-label={text('participants')}
      className={styles.sidebar}
      // What scrolls must be reachable by keyboard; the tiles hold buttons, which are.
      data-fr-part="participant-list"
    >
      {listed.map((participant) => (
        <li key={participant.id}>
          <ParticipantTile
            participant={participant}
            isViewer={participant === room.local}
            isSpeaking={participant.id === room.dominantSpeakerId}
            isShownElsewhere={arrangement.mainTrack?.track === participant.camera?.track}
          />
        </li>
      ))}
    </ul>
  );
}
