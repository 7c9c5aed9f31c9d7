import type { ChatThemeName } from '../themeLabels.ts';

/** One colour twice, as `#rrggbb`: in the light and in the dark. */
export type Shades = readonly [light: string, dark: string];

/** The colours of a conversation with a theme. */
export interface ThemeColours {
  /** The bar at the top, and what words on the background stand on. */
  readonly header: Shades;
  /** Upper end of the background. */
  readonly sky: Shades;
  /** Lower end of the background. */
  readonly ground: Shades;
  /** The bar in which a message is written. */
  readonly sendBar: Shades;
  /** The field in it. */
  readonly field: Shades;
  /** Words everywhere but in own bubbles. */
  readonly text: Shades;
  /** Less important words. */
  readonly muted: Shades;
  /** Lines between parts. */
  readonly border: Shades;
  /** Lines that show a control. */
  readonly borderStrong: Shades;
  /** The bubble of what the viewer wrote. */
  readonly own: Shades;
  /** Words in it. */
  readonly onOwn: Shades;
  /** Less important words in it. */
  readonly onOwnMuted: Shades;
  /** The bubble of what others wrote. */
  readonly other: Shades;
  /** Filled controls, such as the one that sends; what stands on them is white. */
  readonly accent: Shades;
  /** Links, names, and the focus ring. */
  readonly accentText: Shades;
  /** What is chosen, such as an own reaction. */
  readonly soft: Shades;
  /** Words on it. */
  readonly onSoft: Shades;
}

/** How a conversation looks when its members have chosen a theme. */
export interface ChatTheme {
  /** Under which name it is stored. */
  readonly name: ChatThemeName;
  /** Colours of bars, bubbles and words. */
  readonly colours: ThemeColours;
  /** Colours of the drawn picture, in the order in which it counts them. */
  readonly inks: readonly Shades[];
}
