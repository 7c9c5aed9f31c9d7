import type { ComponentProps } from 'react';
import * as styles from './Forms.styles.ts';

/** Props of {@link FormField}. */
export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Id of the control; its error has the same with `-error`. */
  id: string;
  /** Its label. */
  label: string;
  /** Several lines. */
  isLong?: boolean;
}

/** A labelled field of a form that also works without script; the script writes the error below it. */
export function FormField({ id, label, isLong, ...props }: FormFieldProps) {
  const shared = { id, className: styles.input, 'aria-describedby': `${id}-error`, required: true };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea {...shared} rows={5} name={props.name} maxLength={props.maxLength} />
      ) : (
        <input {...shared} {...props} />
      )}
      <p id={`${id}-error`} className={styles.error} />
    </div>
  );
}
