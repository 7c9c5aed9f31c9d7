import { type ComponentProps, useRef, useState } from 'react';
import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { useFormField } from '../FormField/useFormField.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './CodeField.styles.ts';
import { cleanCode } from './cleanCode.ts';

interface DigitsProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength'> {
  length: number;
  value: string;
  onValueChange: (value: string) => void;
  onComplete?: (value: string) => void;
}

/** Props of {@link CodeField}. */
export interface CodeFieldProps
  extends FormFieldTexts,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength'> {
  /** Number of characters. Default 6. */
  length?: number;
  /** The code so far. */
  value: string;
  /** Told the code without spaces and dashes; letters are kept for the form to judge. */
  onValueChange: (value: string) => void;
  /** Told the code when its last character is there. */
  onComplete?: (value: string) => void;
}

function Digits({ length, value, onValueChange, onComplete, onChange, onClick, ref, ...rest }: DigitsProps) {
  const own = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(value.length);
  const current = Math.min(caret, value.length, length - 1);
  const places = Array.from({ length }, (_, index) => `place-${index}`);
  const readCaret = () => setCaret(own.current?.selectionStart ?? value.length);
  return (
    <div className={styles.root}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...useFormField()}
        {...rest}
        ref={useMergedRef(own, ref)}
        type="text"
        dir="ltr"
        className={styles.input}
        value={value}
        onSelect={readCaret}
        onClick={(event) => {
          onClick?.(event);
          // A press lands anywhere between the unseen letters; what people want is to go on typing.
          event.currentTarget.setSelectionRange(value.length, value.length);
          readCaret();
        }}
        onChange={(event) => {
          onChange?.(event);
          const code = cleanCode(event.target.value, length);
          setCaret(event.target.selectionStart ?? code.length);
          onValueChange(code);
          if (code.length === length && code !== value) onComplete?.(code);
        }}
      />
      {places.map((place, index) => (
        <span
          key={place}
          className={styles.cell}
          aria-hidden="true"
          data-state={index === current ? 'current' : 'idle'}
        >
          {value[index]}
        </span>
      ))}
    </div>
  );
}

/**
 * A short code from a message: six cells drawn over one real field, so that autofill, paste and screen readers
 * work. Renders a `<div>` with an `<input>`; class and style go to the `<div>`, ref and the rest to the input.
 */
export function CodeField({
  label,
  hideLabel,
  hint,
  error,
  className,
  style,
  id,
  required,
  length = 6,
  ...rest
}: CodeFieldProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, className, style, required }} controlId={id}>
      <Digits {...rest} length={length} />
    </FormField>
  );
}
