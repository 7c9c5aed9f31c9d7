import { Spinner } from '@franca/ui';
import { useText } from '../../strings/texts.ts';
import * as styles from './ChatShell.styles.ts';

/** Stands in the middle of a part while it is loaded. Renders a `<div>`. */
export function Waiting() {
  const text = useText();
  return (
    <div className={styles.waiting}>
      <Spinner label={text('common.loading')} />
    </div>
  );
}
