import { type KeyboardEvent, type RefObject, useState } from 'react';

/** Moves the focus among rows with the arrow keys; one row at a time is a stop of the Tab key. */
export function useRowFocus(scroller: RefObject<HTMLElement | null>, lastKey: string | null) {
  const [focused, setFocused] = useState<string | null>(null);

  const rowsNow = (): HTMLElement[] => [
    ...(scroller.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
  ];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-key]');
    if (step === 0 || row !== event.target) return;
    const rows = rowsNow();
    const next = rows[rows.indexOf(row as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };

  return {
    /** Key of the row at which the Tab key stops. */
    tabStop: focused ?? lastKey,
    listProps: {
      onKeyDown,
      onFocus: (event: React.FocusEvent<HTMLElement>) => {
        const row = (event.target as HTMLElement).closest<HTMLElement>('[data-key]');
        if (row?.dataset.key) setFocused(row.dataset.key);
      },
    },
  };
}
