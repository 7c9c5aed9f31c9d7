import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useControlled } from './useControlled.ts';

/**
 * Calls back when the form around a control is reset, just before the browser does its own part.
 * Without a callback it does not listen.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!onReset) return undefined;
    // On the document, so that a form that refuses the reset has already said so.
    const listen = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) onReset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [control, onReset]);
}

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
