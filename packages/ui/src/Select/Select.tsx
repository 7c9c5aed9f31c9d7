import { cx } from '@linaria/core';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { useFormField } from '../FormField/useFormField.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import * as styles from './Select.styles.ts';

/** One thing to choose in a select. */
export interface SelectOption {
  /** Names the option; unique in the list, not empty. */
  value: string;
  /** The words people read. */
  label: string;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

type NativeProps = Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'children'>;

interface ChoiceProps extends NativeProps {
  options: readonly SelectOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string;
}

/** Props of {@link Select}. */
export interface SelectProps extends FormFieldTexts, NativeProps {
  /** What there is to choose, in order. */
  options: readonly SelectOption[];
  /** Value of the chosen option, or null for none. */
  value: string | null;
  /** Told the value of the option the person chose. */
  onValueChange: (value: string) => void;
  /** What the field says while nothing is chosen. */
  placeholder?: string;
}

function Choice({ options, value, onValueChange, placeholder = '', onChange, ...rest }: ChoiceProps) {
  return (
    <div className={cx(fieldStyles.box, styles.box)}>
      <select
        {...useFormField()}
        {...rest}
        className={styles.select}
        data-state={value === null ? 'empty' : 'chosen'}
        value={value ?? ''}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
      >
        {value === null ? (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon className={styles.chevron} icon={ChevronDown} size="small" />
    </div>
  );
}

/**
 * A short list to choose from, opened by the device's own picker. Renders a `<div>` with a `<select>`; class and
 * style go to the `<div>`, ref and the rest to the select.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  className,
  style,
  id,
  required,
  ...rest
}: SelectProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, className, style, required }} controlId={id}>
      <Choice {...rest} />
    </FormField>
  );
}
