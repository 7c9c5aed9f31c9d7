import { accordion } from './accordion.ts';
import { button } from './button.ts';
import { carousel } from './carousel.ts';
import { checkbox } from './checkbox.ts';
import { combobox } from './combobox.ts';
import { contents } from './contents.ts';
import { contextmenu } from './contextmenu.ts';
import { dialog } from './dialog.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { menuitem } from './menuitem.ts';
import { none } from './none.ts';
import { popover } from './popover.ts';
import { radiogroup } from './radiogroup.ts';
import { select } from './select.ts';
import { slider } from './slider.ts';
import { splitter } from './splitter.ts';
import { tabs } from './tabs.ts';
import { textbox } from './textbox.ts';
import { tooltip } from './tooltip.ts';

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
