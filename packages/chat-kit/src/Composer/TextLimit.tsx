import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { splitText } from '../core/text/splitText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './Composer.styles.ts';

/** Props of {@link TextLimit}. */
export interface TextLimitProps {
  /** What is written. */
  text: string;
  /** UTF-16 code units that one message may have. */
  max: number;
}

/** How much room is left in a message, or in how many it is sent; stands in an element that screen readers listen to. Renders a `<div>`. */
export function TextLimit({ text: written, max }: TextLimitProps) {
  const text = usePartText();
  const left = max - written.trim().length;
  const parts = left < 0 ? splitText(written.trim(), max).length : 1;
  const said =
    parts > 1 ? text('limitParts', { count: parts }) : text('limitLeft', { count: Math.max(left, 0) });
  return (
    <div className={styles.limit} data-fr-part="text-limit">
      <span aria-hidden="true">{said}</span>
      {/* Not with every letter. */}
      <VisuallyHidden>{parts > 1 ? said : text('limitNear')}</VisuallyHidden>
    </div>
  );
}
