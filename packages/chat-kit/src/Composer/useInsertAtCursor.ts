import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Writes something where the cursor is, in the place of what is selected; the cursor stands behind it then. */
export function useInsertAtCursor(
  area: RefObject<HTMLTextAreaElement | null>,
  write: (text: string) => void,
): (text: string) => void {
  const known = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === known.current) return;
    known.current = element;
    // The cursor of a field that nobody was in stands before its draft.
    if (element && element.value !== '' && element !== document.activeElement) {
      element.setSelectionRange(element.value.length, element.value.length);
    }
  });

  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  return useCallback(
    (text) => {
      const element = area.current;
      if (!element) return;
      // React finds the field as it wants it then, and leaves the cursor alone.
      element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
      latest.current(element.value);
    },
    [area],
  );
}
