import { useInsertionEffect } from 'react';
import { usePreference } from './preferences.ts';

/** Writes the chosen size of text on the `html` element: `styles/page.css` makes every `rem` of it. */
export function useTextSize(): void {
  const size = usePreference('textSize');
  useInsertionEffect(() => {
    if (size === 'normal') delete document.documentElement.dataset.textSize;
    else document.documentElement.dataset.textSize = size;
  }, [size]);
}
