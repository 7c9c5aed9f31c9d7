export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxItem } from './filterItems.ts';
export { filterItems } from './filterItems.ts';
