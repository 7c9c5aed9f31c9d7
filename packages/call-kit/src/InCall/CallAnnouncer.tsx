import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import type { Participant } from '../core/room/CallRoom.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';

const nobody: readonly Participant[] = [];

/** Announces to screen readers who comes and goes, and who shares a screen; what can be seen is not said twice. */
export function CallAnnouncer() {
  const { personOf } = useCall();
  const remotes = useCallSnapshot().room?.remotes ?? nobody;
  const text = useCallText();
  const known = useRef(remotes);
  const [said, say] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = remotes;
    const isIn = (list: readonly Participant[], one: Participant) => list.some(({ id }) => id === one.id);
    const isSharing = (one: Participant) =>
      one.screen !== null && !before.some(({ id, screen }) => id === one.id && screen !== null);
    const nameOf = (one: Participant) => ({ name: personOf(one.userId).name });
    const sentences = [
      ...remotes.filter((one) => !isIn(before, one)).map((one) => text('joined', nameOf(one))),
      ...before.filter((one) => !isIn(remotes, one)).map((one) => text('left', nameOf(one))),
      ...remotes.filter(isSharing).map((one) => text('screenOf', nameOf(one))),
    ];
    if (sentences.length > 0) say(sentences.join('. '));
  }, [remotes, personOf, text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
