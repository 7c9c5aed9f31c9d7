import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { useFormField } from '../FormField/useFormField.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import * as styles from './TextArea.styles.ts';
import { useGrowingHeight } from './useGrowingHeight.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FormFieldTexts, ComponentProps<'textarea'> {
  /** Lines shown when empty. Default 2. */
  rows?: number;
  /** Lines up to which it grows before it scrolls. Default 8. */
  maxRows?: number;
}

type AreaProps = ComponentProps<'textarea'> & { maxRows: number };

function Area({ ref, rows = 2, maxRows, onInput, ...rest }: AreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const measure = useGrowingHeight(own, rest.value);
  const size = { '--rows': rows, '--most-rows': maxRows } as CSSProperties;
  return (
    <div className={fieldStyles.box}>
      <textarea
        {...useFormField()}
        {...rest}
        ref={useMergedRef(own, ref)}
        rows={rows}
        style={size}
        className={cx(fieldStyles.input, styles.area)}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
      />
    </div>
  );
}

/**
 * Several lines of text that grow with what is written. Renders a `<div>` with a `<textarea>`; class and style go
 * to the `<div>`, ref and the rest to the textarea.
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  style,
  id,
  required,
  maxRows = 8,
  ...rest
}: TextAreaProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, className, style, required }} controlId={id}>
      <Area {...rest} maxRows={maxRows} />
    </FormField>
  );
}
