import { type Ref, useCallback } from 'react';

function assign<Value>(ref: Ref<Value> | undefined, value: Value | null): undefined | (() => void) {
  if (typeof ref === 'function') {
    const stop = ref(value);
    return typeof stop === 'function' ? stop : () => ref(null);
  }
  if (!ref) return undefined;
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** One ref that fills two, with React 19 clean-up functions respected. */
export function useMergedRef<Value>(first: Ref<Value> | undefined, second: Ref<Value> | undefined) {
  return useCallback(
    (value: Value | null) => {
      const stops = [assign(first, value), assign(second, value)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [first, second],
  );
}
