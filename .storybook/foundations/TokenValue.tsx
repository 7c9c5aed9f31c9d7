import { useLayoutEffect, useRef, useState } from 'react';
import { nameOf } from './nameOf.ts';

/** Writes the value a token has where it stands, such as `#1f5ae0` or `12px`. */
export function TokenValue({ token }: { token: string }) {
  const here = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  // No list of dependencies: the toolbar can change any value at any time.
  useLayoutEffect(() => {
    if (here.current) setValue(getComputedStyle(here.current).getPropertyValue(nameOf(token)).trim());
  });
  return (
    <code ref={here} dir="ltr">
      {value}
    </code>
  );
}
