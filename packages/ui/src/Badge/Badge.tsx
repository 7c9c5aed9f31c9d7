import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import type { Severity } from '../tokens/Severity.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.styles.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour. Default `primary`. */
  tone?: 'primary' | 'neutral' | Exclude<Severity, 'info'>;
  /** Unread things; shown as at most `max`, read aloud in full, and nothing at all at 0. Takes the place of children. */
  count?: number;
  /** The greatest number written out. Default 99. */
  max?: number;
}

/** A small count or word. Renders a `<span>`. */
export function Badge({ tone = 'primary', count, max = 99, className, children, ...rest }: BadgeProps) {
  const text = useText();
  const format = useFormat();
  if (count !== undefined && count <= 0) return null;
  return (
    <span {...rest} className={cx(styles.root, className)} data-tone={tone}>
      {count === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{format.upTo(count, max)}</span>
          <VisuallyHidden>{text('unread', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
