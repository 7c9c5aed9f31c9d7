import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import type { DayLabel } from '../core/time/dayOf.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './DayHeading.styles.ts';

/** Props of {@link DayHeading}. */
export interface DayHeadingProps extends Omit<ComponentProps<'h3'>, 'children'> {
  /** Which day begins here. */
  day: DayLabel;
}

/** The heading above the first message of a day: Today, Yesterday or MM/DD/YYYY. Renders an `<h3>`. */
export const DayHeading = createSlot(
  'DayHeading',
  function DayHeading({ day, className, ...rest }: DayHeadingProps) {
    const text = useChatText();
    return (
      <h3 {...rest} className={cx(styles.root, className)} data-fr-part="day-heading">
        <span className={styles.pill}>{day.kind === 'date' ? <bdi>{day.text}</bdi> : text(day.kind)}</span>
      </h3>
    );
  },
);
