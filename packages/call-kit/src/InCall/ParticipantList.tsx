import { AddPeopleButton } from '../AddPeople/AddPeopleButton.tsx';
import { RungTile } from '../AddPeople/RungTile.tsx';
import { useAdditions } from '../hooks/useAdditions.ts';
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

/** Props of {@link ParticipantList}. */
interface ParticipantListProps {
  /** The viewer wants to add somebody. */
  onAdd: () => void;
}

/** The participants beside the one who is shown large, those who are rung, and the way to add others. Renders a `<ul>`. */
export function ParticipantList({ onAdd }: ParticipantListProps) {
  const { room } = useCallSnapshot();
  const arrangement = useArrangement();
  const listed = useListed();
  const text = useCallText();
  const { additions, added } = useAdditions();
  if (!room || !arrangement || (listed.length === 0 && !additions)) return null;
  const rung = added.filter(({ state }) => state === 'ringing');
  return (
    <ul
      aria-label={text('participants')}
      className={styles.sidebar}
      // What scrolls must be reachable by keyboard; the tiles contain buttons, which are.
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
      {rung.map(({ userId }) => (
        <li key={userId}>
          <RungTile userId={userId} />
        </li>
      ))}
      {additions ? (
        <li>
          <AddPeopleButton onClick={onAdd} />
        </li>
      ) : null}
    </ul>
  );
}
