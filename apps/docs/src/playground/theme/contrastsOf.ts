import { wcagContrast } from 'culori';
import type { BrandColours } from './BrandTheme.ts';
import { grounds } from './grounds.ts';

/** What stands on what, and how well it can be told from it. */
export interface Contrast {
  /** What it is, as words. */
  readonly name: string;
  /** The colour in front, `#rrggbb`. */
  readonly front: string;
  /** The colour behind it, `#rrggbb`. */
  readonly back: string;
  /** WCAG 2.2 asks for 4.5 with words and for 3 with controls. */
  readonly least: 4.5 | 3;
  /** The contrast that there is, 1 to 21. */
  readonly ratio: number;
}

/** The pairs of a brand that meet on the screen; of several grounds, the one on which it is read worst. */
export function contrastsOf(colours: BrandColours, mode: 'light' | 'dark'): readonly Contrast[] {
  const backs = [...grounds[mode], colours['primary-soft']];
  const pair = (name: string, front: string, back: string, least: 4.5 | 3 = 4.5): Contrast => ({
    ...{ name, front, back, least },
    ratio: wcagContrast(front, back),
  });
  const worst = (name: string, front: string, least: 4.5 | 3): Contrast =>
    backs
      .map((back) => pair(name, front, back, least))
      .reduce((one, other) => (other.ratio < one.ratio ? other : one));
  return [
    pair('Words on a button', colours['on-primary'], colours.primary),
    pair('Words on a button under the pointer', colours['on-primary'], colours['primary-hover']),
    pair('Words on a pressed button', colours['on-primary'], colours['primary-active']),
    pair('Words on a soft surface', colours['on-primary-soft'], colours['primary-soft']),
    pair('Words in a chosen row', colours['on-surface-selected'], colours['surface-selected']),
    worst('Links', colours['primary-text'], 4.5),
    worst('Controls', colours.primary, 3),
    worst('Focus ring', colours.focus, 3),
    pair('Own message', colours['on-bubble-own'], colours['bubble-own']),
    pair('Time of an own message', colours['on-bubble-own-muted'], colours['bubble-own']),
  ];
}
