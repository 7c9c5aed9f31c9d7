import { cx } from '@linaria/core';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
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

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple'> {
  /** What there is to choose, in order. */
  options: readonly SelectOption[];
  /** Value of the chosen option, or null for none. Leave it out to let the field keep it. */
  value?: string | null;
  /** Value of the option chosen at first, when the field keeps it. Default null. */
  defaultValue?: string | null;
  /** Called with the value of the option the person chose. */
  onValueChange?: (value: string) => void;
  /** What the field says while nothing is chosen. */
  placeholder?: string;
  /** The choice can be read but not changed. */
  readOnly?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps extends FormFieldTexts, Omit<ChoiceProps, 'children'> {}

function Choice({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder = '',
  readOnly,
  onChange,
  ...rest
}: ChoiceProps) {
  // Left to the browser when nobody else keeps the value, so that a reset of the form does the right thing.
  const kept = value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' };
  const chosen = value === undefined ? defaultValue : value;
  return (
    <div className={fieldStyles.box}>
      <select
        {...useFormField()}
        {...rest}
        {...kept}
        aria-readonly={readOnly || undefined}
        className={cx(fieldStyles.input, styles.select)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {chosen === null ? (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled || (readOnly && option.value !== chosen)}
          >
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
export function Select(props: SelectProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <Choice {...control} />
    </FormField>
  );
}
