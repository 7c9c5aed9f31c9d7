import { cx } from '@linaria/core';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import * as choiceStyles from '../FormField/ChoiceField.styles.ts';
import { FieldLabel } from '../FormField/FieldLabel.tsx';
import * as fieldStyles from '../FormField/FormField.styles.ts';
import type { FormFieldTexts } from '../FormField/splitFieldProps.ts';
import { useFieldNotes } from '../FormField/useFieldNotes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioGroup.styles.ts';

/** One thing to choose in a radio group. */
export interface RadioOption {
  /** Names the option; unique in the group. */
  value: string;
  /** The words beside the button, part of what can be pressed. */
  label: ReactNode;
  /** More about it, in quieter words below. */
  hint?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** Props of {@link RadioLine}. */
export interface RadioLineProps extends ComponentProps<'input'> {
  /** What the button stands for. */
  option: RadioOption;
  /** Beginning of the ids of its words. */
  id: string;
  /** Whether it is a round button beside words, or words on a pill. */
  variant: 'list' | 'chips';
}

/** One radio button and its words. Renders a `<label>` with an `<input>`; props go to the input. */
function RadioLine({ option, id, variant, ...rest }: RadioLineProps) {
  const isChip = variant === 'chips';
  return (
    <label className={isChip ? styles.chip : choiceStyles.line}>
      <input
        {...rest}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        className={isChip ? styles.chipInput : cx(choiceStyles.input, styles.input)}
      />
      <span className={fieldStyles.words}>
        <span id={`${id}-label`}>{option.label}</span>
        {option.hint ? (
          <span className={styles.hint} id={`${id}-hint`}>
            {option.hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps
  extends FormFieldTexts,
    Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What there is to choose, in order. */
  options: readonly RadioOption[];
  /** Value of the chosen option, or null for none. Leave it out to let the group keep it. */
  value?: string | null;
  /** Value of the option chosen at first, when the group keeps it. Default null. */
  defaultValue?: string | null;
  /** Called with the value of the option the person chose. */
  onValueChange?: (value: string) => void;
  /** Name under which a form sends the choice; made up when left out. */
  name?: string;
  /** How the options of a `list` stand. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal';
  /**
   * `list`: round buttons beside their words. `chips`: pills in one line that scrolls where they need more room, for a filter above what
   * it filters. Default `list`.
   */
  variant?: 'list' | 'chips';
  /** One must be chosen. */
  required?: boolean;
  /** The choice can be read but not changed. */
  readOnly?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A few choices of which one holds, all of them in sight. Renders a `<fieldset role="radiogroup">` with native radio
 * buttons, among which the browser moves with the arrow keys; ref and the rest go to the fieldset.
 */
export function RadioGroup({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  orientation = 'vertical',
  variant = 'list',
  label,
  hideLabel,
  hint,
  error,
  disabledReason,
  required,
  readOnly,
  className,
  ...rest
}: RadioGroupProps) {
  const made = useId();
  const id = rest.id ?? made;
  const { notes, describedBy, invalid } = useFieldNotes(id, {
    hint,
    error,
    disabled: rest.disabled,
    disabledReason,
  });
  const words = <FieldLabel required={required}>{label}</FieldLabel>;
  // Left to the browser when nobody else keeps the choice, so that a reset of the form does the right thing.
  const kept = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it; only as a radio group it says that one must be chosen.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      {...rest}
      className={cx(styles.root, className)}
      data-state={invalid ? 'invalid' : 'valid'}
      data-variant={variant}
    >
      <legend className={fieldStyles.label} id={`${id}-label`}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      <div
        className={variant === 'chips' ? styles.chips : styles.options}
        data-orientation={variant === 'chips' ? 'horizontal' : orientation}
      >
        {options.map((option, index) => (
          <RadioLine
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            variant={variant}
            name={name ?? made}
            {...kept(option)}
            required={required}
            onClick={readOnly ? refuse : undefined}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
