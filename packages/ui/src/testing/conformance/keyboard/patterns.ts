import { accordion, button, carousel, contents, link, list, none, splitter, tabs } from './display.ts';
import { contextmenu, dialog, menu, menuitem, popover, tooltip } from './floating.ts';
import { checkbox, combobox, radiogroup, select, slider, textbox } from './forms.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** The keyboard patterns of the ARIA Authoring Practices that components follow, by name. */
export const patterns = {
  accordion,
  button,
  carousel,
  checkbox,
  combobox,
  contents,
  contextmenu,
  dialog,
  link,
  list,
  menu,
  menuitem,
  none,
  popover,
  radiogroup,
  select,
  slider,
  splitter,
  tabs,
  textbox,
  tooltip,
} satisfies Record<string, KeyboardPattern>;

/** The name of one of the {@link patterns}. */
export type KeyboardPatternName = keyof typeof patterns;
