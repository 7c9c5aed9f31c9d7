import { type ComponentProps, useRef, useState } from 'react';
import { useFormField } from '../FormField/useFormField.ts';
import { useFieldValue } from '../internals/useFieldValue.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './CodeField.styles.ts';
import { cleanCode } from './cleanCode.ts';

/** Props of {@link CodeDigits}. */
export interface CodeDigitsProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength'> {
  /** Number of characters. Default 6. */
  length?: number;
  /** The code so far. Leave it out to let the field keep it. */
  value?: string;
  /** The code at first, when the field keeps it. Default empty. */
  defaultValue?: string;
  /** Called with the code without spaces and dashes; letters are kept for the form to judge. */
  onValueChange?: (value: string) => void;
  /** Called with the code when its last character is entered. */
  onComplete?: (value: string) => void;
}

/** The cells of a code and the one field over them. Renders a `<div>` with an `<input>`; props go to the input. */
export function CodeDigits({
  length = 6,
  value: given,
  defaultValue = '',
  onValueChange,
  onComplete,
  onChange,
  onClick,
  ref,
  ...rest
}: CodeDigitsProps) {
  const own = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(own, given, defaultValue, onValueChange);
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
          setValue(code);
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
