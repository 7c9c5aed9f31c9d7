import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

/** Options of {@link useSearchKeys}. */
export interface SearchKeysOptions {
  /** The rows do not belong to what is written yet; Enter then takes the first one once they do. Default false. */
  readonly isWaiting?: boolean;
}

/** Props of the element around a search field and the rows that it found. */
export interface SearchKeysProps {
  /** Marks the element: its first row is drawn as the one that Enter takes. */
  readonly 'data-search-keys': 'ready' | 'waiting';
  /** Takes the keys of field and rows. */
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
}

const rowSelector = '[data-list-item]:not(:disabled, [aria-disabled="true"])';

/**
 * The keys of a search field above a `List`, as of a combobox: Arrow Down goes to the rows and Arrow Up back, and Enter takes
 * the first row, of what is written and not of what was before. Enter never submits a form around them, and takes nothing while
 * nothing is written.
 *
 * @example
 * <div {...useSearchKeys({ isWaiting })}>
 *   <SearchField value={query} onValueChange={setQuery} />
 *   <List>…</List>
 * </div>
 */
export function useSearchKeys({ isWaiting = false }: SearchKeysOptions = {}): SearchKeysProps {
  /** The field in which Enter was pressed before its rows were there, with what was written then. */
  const early = useRef<{ root: HTMLElement; field: HTMLInputElement; value: string } | null>(null);
  useEffect(() => {
    if (isWaiting || !early.current) return;
    const { root, field, value } = early.current;
    early.current = null;
    if (document.activeElement === field && field.value === value)
      root.querySelector<HTMLElement>(rowSelector)?.click();
  }, [isWaiting]);
  const onKeyDownCapture = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      early.current = null;
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      const field = event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
      if (!field || !(event.target instanceof HTMLElement)) return;
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
      const first = rows[0];
      if (event.target === field) {
        if (event.key === 'Enter') {
          event.preventDefault();
          if (field.value.trim() === '') return;
          if (isWaiting) early.current = { root: event.currentTarget, field, value: field.value };
          else first?.click();
        } else if (event.key === 'ArrowDown' && first) {
          event.preventDefault();
          first.focus();
        }
        return;
      }
      // Before the list itself, for which Arrow Up in the first row means nothing or the last one.
      if (event.key === 'ArrowUp' && event.target === first) {
        event.preventDefault();
        event.stopPropagation();
        field.focus();
      }
    },
    [isWaiting],
  );
  return { 'data-search-keys': isWaiting ? 'waiting' : 'ready', onKeyDownCapture };
}
