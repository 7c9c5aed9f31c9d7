import { type RefObject, useEffect, useRef } from 'react';

/** A box with the newest value, for handlers that outlive the render they were made in. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const box = useRef(value);
  useEffect(() => {
    box.current = value;
  });
  return box;
}
