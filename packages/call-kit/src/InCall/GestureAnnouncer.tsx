import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';

/** Announces to screen readers, politely, who raises and lowers a hand, and who reacts; the viewer's own hand is said by its button. */
export function GestureAnnouncer() {
  const { session, personOf } = useCall();
  const { hands, reactions } = useGestures();
  const text = useCallText();
  const known = useRef({ hands, newest: 0 });
  const [said, say] = useState('');
  const { viewerId } = session.facts;
  useEffect(() => {
    const before = known.current;
    known.current = { hands, newest: reactions.at(-1)?.id ?? before.newest };
    const isOther = (userId: string) => userId !== viewerId;
    const nameOf = (userId: string) => ({ name: personOf(userId).name });
    const up = hands.filter((id) => isOther(id) && !before.hands.includes(id));
    const down = before.hands.filter((id) => isOther(id) && !hands.includes(id));
    const fresh = reactions.filter(({ id }) => id > before.newest);
    const sentences = [
      ...up.map((id) => text('handUp', nameOf(id))),
      ...down.map((id) => text('handDown', nameOf(id))),
      ...fresh.map(({ userId, emoji }) => text('reacted', { ...nameOf(userId), emoji })),
    ];
    if (sentences.length > 0) say(sentences.join('. '));
  }, [hands, reactions, viewerId, personOf, text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
