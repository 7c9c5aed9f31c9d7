export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxItem } from './ComboboxItem.ts';
export { filterItems } from './filterItems.ts';
