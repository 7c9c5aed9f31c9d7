import {
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
} from '@floating-ui/react';
import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  type HTMLProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { floatingPlace } from '../Popover/floatingPlace.ts';
import type { ComboboxItem } from './ComboboxItem.ts';
import { filterItems } from './filterItems.ts';

/** What {@link useCombobox} is told. */
export interface ComboboxOptions {
  /** The items, in order. */
  items: readonly ComboboxItem[];
  /** Value of the chosen item, or null. */
  value: string | null;
  /** Told the value of the item the person chose. */
  onValueChange: (value: string) => void;
}

/** What {@link useCombobox} answers. */
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
  /** Moves the keyboard to another item. */
  setActiveIndex: (index: number) => void;
  /** The rows, by their place in `found`. */
  elements: RefObject<(HTMLElement | null)[]>;
  /** Chooses an item and closes the list. */
  choose: (item: ComboboxItem) => void;
  /** The id that the row of an item must have. */
  optionId: (item: ComboboxItem) => string;
  /** The place of the list in the tree of floating things. */
  nodeId: string | undefined;
  /** The ref of the field. */
  setField: (node: Element | null) => void;
  /** The ref of the list. */
  setList: (node: HTMLElement | null) => void;
  /** Where the list stands. */
  listStyle: CSSProperties;
  /** Attributes and handlers of the list. */
  listProps: Record<string, unknown>;
  /** Attributes and handlers of the field, joined to its own. */
  getInputProps: (own: HTMLProps<HTMLInputElement>) => HTMLProps<HTMLInputElement>;
}

/**
 * The behaviour of a combobox after the ARIA authoring practices (editable, list autocomplete): the field keeps the
 * focus, `aria-activedescendant` walks the list. Answers state and ready props for field and list.
 */
export function useCombobox({ items, value, onValueChange }: ComboboxOptions): ComboboxState {
  const listId = useId();
  const [search, setSearch] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const selected = useMemo(() => items.find((item) => item.value === value), [items, value]);
  const found = useMemo(() => filterItems(items, search ?? ''), [items, search]);

  const changeOpen = useCallback((next: boolean) => {
    setOpen(next);
    setActiveIndex(null);
    if (!next) setSearch(null);
  }, []);

  const nodeId = useFloatingNodeId();
  const floating = useFloating({
    nodeId,
    open,
    onOpenChange: changeOpen,
    placement: 'bottom-start',
    ...floatingPlace,
  });
  const { setReference, setPositionReference } = floating.refs;
  const setField = useCallback(
    (node: Element | null) => {
      setReference(node);
      // The list stands under the whole frame, not under the words in it.
      setPositionReference(node?.parentElement ?? node);
    },
    [setReference, setPositionReference],
  );
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useDismiss(floating.context),
    useListNavigation(floating.context, {
      listRef: elements,
      activeIndex,
      selectedIndex: search === null && selected ? found.indexOf(selected) : null,
      onNavigate: setActiveIndex,
      virtual: true,
      loop: true,
    }),
  ]);

  const choose = useCallback(
    (item: ComboboxItem) => {
      onValueChange(item.value);
      changeOpen(false);
    },
    [onValueChange, changeOpen],
  );

  const active = activeIndex === null ? undefined : found[activeIndex];
  const optionId = (item: ComboboxItem) => `${listId}-${item.value}`;

  const fieldProps = {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    value: search ?? selected?.short ?? selected?.label ?? '',
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onClick: () => setOpen(true),
    onBlur: () => changeOpen(false),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setSearch(event.target.value);
      setOpen(true);
      setActiveIndex(0);
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key !== 'Enter' || !open) return;
      // Enter answers the list, not the form around it.
      event.preventDefault();
      if (active) choose(active);
    },
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && active ? optionId(active) : undefined,
  };

  return {
    open,
    setOpen: changeOpen,
    found,
    selected,
    activeIndex,
    setActiveIndex,
    elements,
    choose,
    optionId,
    nodeId,
    setField,
    setList: floating.refs.setFloating,
    listStyle: floating.floatingStyles,
    listProps: getFloatingProps({ id: listId }),
    getInputProps: (own) => getReferenceProps(joinHandlers(own, fieldProps)),
  };
}
