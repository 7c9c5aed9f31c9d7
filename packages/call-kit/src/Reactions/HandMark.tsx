import { Icon } from '@franca/ui/Icon';
import { Hand } from 'lucide-react';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';
import * as styles from './Reactions.styles.ts';

/** Says that somebody has a hand up, and whose turn it is. Renders a `<span>`, or nothing. */
export function HandMark({ userId }: { userId: string }) {
  const text = useCallText();
  const place = useGestures().hands.indexOf(userId) + 1;
  if (place === 0) return null;
  return (
    <span className={styles.hand} role="img" aria-label={text('handPlace', { place })}>
      <Icon icon={Hand} size="small" />
      {place}
    </span>
  );
}
