import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { useEffect, useRef, useState } from 'react';
import type { CallTrack } from '../core/room/CallRoom.ts';
import { useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';

interface SoundProps {
  track: CallTrack;
  /** The loudspeaker; null for the one that the browser prefers. */
  outputId: string | null;
  /** Grows when playing is to be tried again. */
  attempt: number;
  onBlocked: () => void;
}

function Sound({ track, outputId, attempt, onBlocked }: SoundProps) {
  const place = useRef<HTMLAudioElement>(null);
  useEffect(() => (place.current ? track.attach(place.current) : undefined), [track]);
  useEffect(() => {
    // A loudspeaker that is gone leaves the sound where it was.
    if (place.current && outputId && 'setSinkId' in place.current)
      place.current.setSinkId(outputId).catch(() => {});
  }, [outputId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt plays anew.
  useEffect(() => {
    // An element without a source makes no sound, and a browser refuses to play that as well.
    if (!place.current?.srcObject) return;
    place.current.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onBlocked();
    });
  }, [track, attempt, onBlocked]);
  // biome-ignore lint/a11y/useMediaCaption: the sound of a call; its transcript is shown apart.
  return <audio ref={place} autoPlay />;
}

/**
 * Plays the sound of everybody else, from the chosen loudspeaker. Where the browser wants a press before it plays anything,
 * it asks for one. Renders `<audio>` elements, and the notice.
 */
export function RoomAudio() {
  const { room, local } = useCallSnapshot();
  const text = useCallText();
  const [isBlocked, setBlocked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [onBlocked] = useState(() => () => setBlocked(true));
  const { audiooutput } = local.chosen;
  const outputId = local.devices.some(({ id }) => id === audiooutput) ? audiooutput : null;
  return (
    <>
      {(room?.remotes ?? []).map(({ id, microphone }) =>
        microphone ? (
          <Sound
            key={id}
            track={microphone.track}
            outputId={outputId}
            attempt={attempt}
            onBlocked={onBlocked}
          />
        ) : null,
      )}
      {isBlocked ? (
        <Banner
          tone="warning"
          action={
            <Button
              size="small"
              onClick={() => {
                setBlocked(false);
                setAttempt(attempt + 1);
              }}
            >
              {text('turnOnSound')}
            </Button>
          }
        >
          {text('audioBlocked')}
        </Banner>
      ) : null}
    </>
  );
}
