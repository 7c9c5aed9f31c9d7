import tokens from '../../../../../packages/ui/guide/tokens.json' with { type: 'json' };

const names = [
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'surface-active',
  'disabled-soft',
  'bubble-other',
] as const;

const of = (mode: (typeof tokens)['light']) => names.map((name) => mode[name].$value.hex);

/** What words and controls stand on and no brand changes, as `#rrggbb`. */
export const grounds = { light: of(tokens.light), dark: of(tokens.dark) };

/** The ground of a page. */
export const surface = { light: tokens.light.surface.$value.hex, dark: tokens.dark.surface.$value.hex };
