import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as choiceStyles from '../FormField/ChoiceField.styles.ts';
import * as fieldStyles from '../FormField/FormField.styles.ts';
import * as styles from './RadioGroup.styles.ts';
import type { RadioOption } from './RadioOption.ts';

/** Props of {@link RadioLine}. */
export interface RadioLineProps extends ComponentProps<'input'> {
  /** What the button stands for. */
  option: RadioOption;
  /** Beginning of the ids of its words. */
  id: string;
}

/** One radio button and its words. Renders a `<label>` with an `<input>`; props go to the input. */
export function RadioLine({ option, id, ...rest }: RadioLineProps) {
  return (
    <label className={choiceStyles.line}>
      <input
        {...rest}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        className={cx(choiceStyles.input, styles.input)}
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
