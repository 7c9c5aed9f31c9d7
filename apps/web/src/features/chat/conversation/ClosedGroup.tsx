import { useText } from '../../../strings/texts.ts';
import * as styles from './ChatMain.styles.ts';

/** In the composer's place: why nobody can write in this group. */
export function ClosedGroup() {
  const text = useText();
  return (
    <p className={styles.closed}>
      <strong>{text('plans.closedGroup')}</strong> {text('plans.closedGroupWhy')}
    </p>
  );
}

/** In the composer's place: the other account is deleted. */
export function ClosedPrivate() {
  const text = useText();
  return <p className={styles.closed}>{text('people.deletedAccountClosed')}</p>;
}
