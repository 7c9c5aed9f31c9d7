import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { FormField } from '../FormField/FormField.tsx';
import type { FormFieldTexts } from '../FormField/FormFieldTexts.ts';
import { splitFieldProps } from '../FormField/splitFieldProps.ts';
import { useFormField } from '../FormField/useFormField.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import * as styles from './TextArea.styles.ts';
import { useGrowingHeight } from './useGrowingHeight.ts';

interface AreaProps extends ComponentProps<'textarea'> {
  maxRows?: number;
  onValueChange?: (value: string) => void;
}

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FormFieldTexts, ComponentProps<'textarea'> {
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
  /** Lines shown when empty. Default 2. */
  rows?: number;
  /** Lines up to which it grows before it scrolls. Default 8. */
  maxRows?: number;
}

function Area({ ref, rows = 2, maxRows = 8, onInput, onChange, onValueChange, ...rest }: AreaProps) {
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
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </div>
  );
}

/**
 * Several lines of text that grow with what is written. Renders a `<div>` with a `<textarea>`; class and style go
 * to the `<div>`, ref and the rest to the textarea.
 */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <Area {...control} />
    </FormField>
  );
}
