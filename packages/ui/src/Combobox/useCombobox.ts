import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFieldValue } from '../internals/useFieldValue.ts';
import { useFloatingSurface } from '../internals/useFloatingSurface.ts';
import { comboboxMove } from './comboboxMove.ts';
import { type ComboboxItem, filterItems } from './filterItems.ts';

/** Scrolls a list, and nothing around it, so far that a row of it is in sight. */
function showRow(list: HTMLElement, row: HTMLElement): void {
  const [window, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = place.top - window.top - list.clientTop;
  const below = place.bottom - window.top - list.clientTop - list.clientHeight;
  const gap = Number.parseFloat(getComputedStyle(list).paddingBlockStart) || 0;
  if (above < gap) list.scrollTop += above - gap;
  else if (below > -gap) list.scrollTop += below + gap;
}

/** Options of {@link useCombobox}. */
export interface ComboboxOptions {
  /** The items, in order. */
  items: readonly ComboboxItem[];
  /** Value of the chosen item, or null. Leave it out to let the field keep it. */
  value?: string | null;
  /** Value of the item chosen at first, when the field keeps it. Default null. */
  defaultValue?: string | null;
  /** Called with the value of the item the person chose. */
  onValueChange?: (value: string) => void;
  /** The choice can be read but not changed. */
  readOnly?: boolean;
}

/** What {@link useCombobox} returns. */
export interface ComboboxState {
  /** Whether the list is shown. */
  open: boolean;
  /** Shows or hides the list. */
  setOpen: (open: boolean) => void;
  /** The items the search finds, best first. */
  found: readonly ComboboxItem[];
  /** The chosen item. */
  selected: ComboboxItem | undefined;
  /** Place in `found` of the item the keyboard is on. */
  activeIndex: number | null;
  /** The id that the row at a place must have. */
  optionId: (index: number) => string;
  /** Place of the list in the tree of what floats. */
  nodeId: string | undefined;
  /** The ref of the field. */
  setField: (node: HTMLInputElement | null) => void;
  /** The ref of the surface that floats. */
  setSurface: (node: HTMLElement | null) => void;
  /** Where the surface stands. */
  surfaceStyle: CSSProperties;
  /** Attributes, handlers and ref of the list. */
  listProps: React.ComponentProps<'div'>;
  /** Attributes and handlers of the field. */
  fieldProps: React.ComponentProps<'input'>;
}

/** The place in the list of the row that an event came from. */
const rowOf = (event: { target: EventTarget }): number | null => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
  return row ? Number(row.dataset.index) : null;
};

/** Where the list stands, and how far it is scrolled: under the frame of the field, with the active row in sight. */
function useListPlace(open: boolean, activeIndex: number | null, onOpenChange: (open: boolean) => void) {
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<Element>(null);
  const { nodeId, refs, style, isPositioned } = useFloatingSurface({ open, onOpenChange, anchor: frame });
  // The list stands under the whole frame, not under the words in it.
  const setField = useCallback((node: HTMLInputElement | null) => {
    frame.current = node?.parentElement ?? node;
  }, []);

  useEffect(() => {
    // Before the surface has its place and height, there is nothing to scroll.
    if (!isPositioned || activeIndex === null || !list.current) return;
    const row = list.current.children[activeIndex];
    if (row instanceof HTMLElement) showRow(list.current, row);
  }, [isPositioned, activeIndex]);

  return { list, nodeId, setField, setSurface: refs.setFloating, surfaceStyle: style };
}

/**
 * The behaviour of a combobox after the ARIA Authoring Practices (editable, list autocomplete): the field keeps the
 * focus, `aria-activedescendant` walks the list. Returns state and ready props for field and list.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { items, value: given, defaultValue = null, onValueChange, readOnly = false }: ComboboxOptions,
): ComboboxState {
  const listId = useId();
  const [value, setValue] = useFieldValue(field, given, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const [search, setSearch] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const selected = useMemo(() => items.find((item) => item.value === value), [items, value]);
  const found = useMemo(() => filterItems(items, search ?? ''), [items, search]);
  const optionId = (index: number) => `${listId}-${index}`;

  const placeOf = (item: ComboboxItem | undefined) => (item ? items.indexOf(item) : null);
  const changeOpen = (next: boolean) => {
    setOpen(next && !readOnly);
    setSearch(null);
    setActiveIndex(next ? placeOf(selected) : null);
  };
  const choose = (item: ComboboxItem | undefined) => {
    if (item) setValue(item.value);
    changeOpen(false);
  };

  const { list, ...place } = useListPlace(open, activeIndex, changeOpen);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const move = comboboxMove(event.key, event.altKey, { open, active: activeIndex, count: found.length });
    if (move === null || readOnly) return;
    // The key is used up: Enter does not send the form, Escape does not close the dialog around.
    event.preventDefault();
    event.stopPropagation();
    if (move === 'close') changeOpen(false);
    else if (move === 'choose') choose(activeIndex === null ? undefined : found[activeIndex]);
    else if (move !== 'open') setActiveIndex(move.active);
    else {
      changeOpen(true);
      const edge = event.key === 'ArrowDown' ? 0 : items.length - 1;
      if (!selected && !event.altKey) setActiveIndex(edge);
    }
  };

  return {
    open,
    setOpen: changeOpen,
    found,
    selected,
    activeIndex,
    optionId,
    ...place,
    listProps: {
      id: listId,
      ref: list,
      onClick: (event: MouseEvent) => {
        const row = rowOf(event);
        if (row !== null) choose(found[row]);
      },
      onPointerMove: (event: PointerEvent) => {
        // A list that scrolls under a resting pointer says "moved" as well; only a hand moves by some distance.
        const row = event.movementX || event.movementY ? rowOf(event) : null;
        if (row !== null) setActiveIndex(row);
      },
    },
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      readOnly,
      value: search ?? selected?.short ?? selected?.label ?? '',
      onFocus: (event) => event.target.select(),
      onClick: () => {
        if (!open) changeOpen(true);
      },
      onBlur: () => changeOpen(false),
      onChange: (event) => {
        const words = event.target.value;
        setSearch(words);
        setOpen(true);
        setActiveIndex(words.trim() ? 0 : placeOf(selected));
      },
      onKeyDown,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-haspopup': 'listbox',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant':
        open && activeIndex !== null && found[activeIndex] ? optionId(activeIndex) : undefined,
    },
  };
}
