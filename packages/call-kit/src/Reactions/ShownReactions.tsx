import { useCall } from '../hooks/useCall.ts';
import { useGestures } from '../hooks/useGestures.ts';
import * as styles from './Reactions.styles.ts';

/** The reactions of the last seconds, each with the name of whoever it is of; announced elsewhere. Renders a `<div>`, or nothing. */
export function ShownReactions() {
  const { personOf } = useCall();
  const { reactions } = useGestures();
  if (reactions.length === 0) return null;
  return (
    <div className={styles.reactions} aria-hidden="true" data-fr-part="shown-reactions">
      {reactions.map(({ id, userId, emoji }) => (
        <span key={id} className={styles.reaction}>
          <span className={styles.emoji}>{emoji}</span>
          <bdi className={styles.by}>{personOf(userId).name}</bdi>
        </span>
      ))}
    </div>
  );
}
