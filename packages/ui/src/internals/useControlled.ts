import { useCallback, useState } from 'react';

/**
 * A value that belongs to the parent when it gives one, and to the component otherwise.
 * Returns the value and a setter that also calls the parent's handler.
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (value: Value) => {
      if (given === undefined) setOwn(value);
      onChange?.(value);
    },
    [given, onChange],
  );
  return [given === undefined ? own : given, set];
}
