import { useSyncExternalStore } from 'react';
import * as styles from './Composer.styles.ts';

const neverChanges = () => () => {};
const needsMirror = (): boolean => !(globalThis.CSS?.supports?.('field-sizing', 'content') ?? true);

/**
 * The text of a field a second time, unseen: in browsers without `field-sizing` it makes the field as high as its lines.
 * Measuring the text area instead would change the height of the message list for a moment, and the browser would then
 * move what is being read. Renders a `<div>`, or nothing.
 */
export function FieldMirror({ text }: { text: string }) {
  const isNeeded = useSyncExternalStore(neverChanges, needsMirror, () => false);
  if (!isNeeded) return null;
  return <div className={styles.mirror} aria-hidden="true">{`${text} `}</div>;
}
