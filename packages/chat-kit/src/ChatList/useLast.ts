import { useState } from 'react';

/** The value, or as long as it is null the last one that was not. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
