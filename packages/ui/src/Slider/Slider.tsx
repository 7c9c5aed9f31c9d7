import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { useFormField } from '../FormField/useFormField.ts';
import { useDirection } from '../i18n/useDirection.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useFieldValue } from '../internals/useFieldValue.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './Slider.styles.ts';

interface RangeProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** Distance between two values. Default 1. */
  step?: number;
  /** The value now. Leave it out to let the slider keep it. */
  value?: number;
  /** The value at first, when the slider keeps it. Default the least value. */
  defaultValue?: number;
  /** Called with the new value while the person moves the slider. */
  onValueChange?: (value: number) => void;
  /** Writes the value for people, such as "45°". Default: as a number of the interface language. */
  format?: (value: number) => string;
}

/** Props of {@link Slider}. */
export interface SliderProps extends FormFieldTexts, RangeProps {}

/**
 * A value on a line. Renders a `<div>` with an `<input type="range">`; class and style go to the `<div>`, ref and the
 * rest to the input.
 */
export function Slider(props: SliderProps) {
  const { frame, control } = splitFieldProps(props);
  const { number } = useFormat();
  const { value: given, defaultValue, onValueChange, format = number, ref, ...rest } = control;
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const [value, setValue] = useFieldValue(field, given, defaultValue ?? rest.min, onValueChange);
  return (
    <FormField {...frame} aside={<output>{format(value)}</output>}>
      <Range {...rest} ref={merged} value={value} onValueChange={setValue} valueText={format(value)} />
    </FormField>
  );
}

interface RangeInputProps extends Omit<RangeProps, 'defaultValue' | 'format'> {
  value: number;
  onValueChange: (value: number) => void;
  valueText: string;
}

function Range({ value, onValueChange, valueText, readOnly, onChange, ...rest }: RangeInputProps) {
  const { required: _, ...field } = useFormField();
  const done = {
    '--done': `${((value - rest.min) / (rest.max - rest.min)) * 100}%`,
    // A gradient knows left and right only, not where reading ends.
    '--end': useDirection() === 'rtl' ? 'left' : 'right',
  } as CSSProperties;
  return (
    <input
      aria-valuetext={valueText}
      aria-readonly={readOnly || undefined}
      {...field}
      {...rest}
      type="range"
      style={done}
      value={value}
      className={styles.input}
      onChange={(event) => {
        // A native slider knows no "read-only": the value that is not taken over goes back by itself.
        if (readOnly) return;
        onChange?.(event);
        onValueChange(event.target.valueAsNumber);
      }}
    />
  );
}
