import { cx } from '@linaria/core';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import * as styles from './ChoiceField.styles.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldNoteTexts } from './splitFieldProps.ts';
import { useFieldNotes } from './useFieldNotes.tsx';

/** What Checkbox and Switch have in common. */
export interface ChoiceProps extends FieldNoteTexts, Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** The text beside the box, part of what can be pressed. */
  label: ReactNode;
  /** Called after each change with whether it is chosen. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps extends ChoiceProps {
  /** `switch` where the choice takes effect at once. */
  role?: 'switch';
  /** Class of the box. */
  inputClassName: string;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A checkbox with its text beside it and its notes below. Renders a `<div>` with a `<label>` around an `<input>`;
 * class and style go to the `<div>`, ref and the rest to the input.
 */
export function ChoiceField({
  label,
  hint,
  error,
  disabledReason,
  onCheckedChange,
  onChange,
  onClick,
  readOnly,
  className,
  inputClassName,
  style,
  ...rest
}: ChoiceFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  const { disabled } = rest;
  const { notes, describedBy, invalid } = useFieldNotes(id, { hint, error, disabled, disabledReason });
  return (
    <div
      className={cx(styles.root, className)}
      style={style}
      data-state={invalid ? 'invalid' : 'valid'}
      data-layout={rest.role ?? 'checkbox'}
    >
      <label className={styles.line}>
        <input
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-readonly={readOnly || undefined}
          {...rest}
          id={id}
          type="checkbox"
          className={cx(styles.input, inputClassName)}
          // A native checkbox knows no "read-only": a press that is refused leaves it as it was.
          onClick={readOnly ? refuse : onClick}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <FieldLabel required={rest.required}>{label}</FieldLabel>
      </label>
      {notes}
    </div>
  );
}
