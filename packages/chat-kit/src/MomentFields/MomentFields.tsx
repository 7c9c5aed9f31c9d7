import { TextField } from '@franca/ui/TextField';
import type { Ref } from 'react';
import { type LocalFields, toLocalFields } from '../core/time/localFields.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './MomentFields.styles.ts';

/** Props of {@link MomentFields}. */
export interface MomentFieldsProps {
  /** The day and the time of day that are chosen, where the person is. */
  value: LocalFields;
  /** Called with every change. */
  onValueChange: (value: LocalFields) => void;
  /** The first day that can be chosen: a moment in milliseconds since 1970. */
  earliest: number;
  /** The last day that can be chosen: a moment in milliseconds since 1970; undefined: any. */
  latest?: number | undefined;
  /** Why the chosen moment is not possible. */
  error?: string | undefined;
  /** What the chosen moment means, while it is possible. */
  meaning: string;
  /** Takes the field of the day. */
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a day and a time of day, and says what they mean. Renders elements. */
export function MomentFields(props: MomentFieldsProps) {
  const { value, onValueChange, earliest, latest, error, meaning, ref } = props;
  const text = usePartText();
  return (
    <>
      <div className={styles.fields}>
        <TextField
          ref={ref}
          type="date"
          label={text('scheduleDate')}
          required
          min={toLocalFields(earliest).date}
          max={latest === undefined ? undefined : toLocalFields(latest).date}
          value={value.date}
          onValueChange={(date) => onValueChange({ ...value, date })}
        />
        <TextField
          type="time"
          label={text('scheduleTime')}
          required
          value={value.time}
          onValueChange={(time) => onValueChange({ ...value, time })}
        />
      </div>
      <p className={error ? styles.problem : styles.when} role="status">
        {error ?? meaning}
      </p>
    </>
  );
}
