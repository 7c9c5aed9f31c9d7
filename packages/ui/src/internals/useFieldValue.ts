import { type RefObject, useCallback, useState } from 'react';
import { useControlled } from './useControlled.ts';
import { useFormReset } from './useFormReset.ts';

/**
 * The value of a field that draws itself from state. It belongs to the parent when given; else to the field, and then
 * a reset of the form around `control` puts the first value back. Returns the value and a setter that also calls the parent's handler.
 */
export function useFieldValue<Value>(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [value, setValue] = useControlled(given, initial, onChange);
  const [first] = useState(initial);
  const putBack = useCallback(() => setValue(first), [setValue, first]);
  useFormReset(control, given === undefined ? putBack : undefined);
  return [value, setValue];
}
