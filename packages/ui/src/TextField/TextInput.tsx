import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import { useFormField } from '../FormField/useFormField.ts';
import * as styles from './TextField.styles.ts';

/** Props of {@link TextInput}. */
export interface TextInputProps extends ComponentProps<'input'> {
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
  /** Icon or control before the text. */
  start?: ReactNode;
  /** Icon or control after the text. */
  end?: ReactNode;
}

/**
 * The frame and the `<input>` of a text field, without label. Class and style go to the frame, the rest to the
 * input; inside a `FormField` it takes id and description from there.
 */
export function TextInput({
  onValueChange,
  start,
  end,
  className,
  style,
  onChange,
  ...rest
}: TextInputProps) {
  return (
    <div className={cx(styles.box, className)} style={style}>
      {start}
      <input
        type="text"
        {...useFormField()}
        {...rest}
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {end}
    </div>
  );
}
