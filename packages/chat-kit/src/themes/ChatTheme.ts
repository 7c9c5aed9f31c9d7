import type { ComponentType } from 'react';
import type { Drawing } from './drawing/Drawing.ts';

/** One colour twice, as `#rrggbb`: in the light and in the dark. */
export type Shades = readonly [light: string, dark: string];

/** The colours of a conversation with a theme; each sets a custom property on the conversation. */
export interface ThemeStyle {
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

/**
 * How a conversation looks when its members have chosen a theme. An application adds its own through `themes` of the
 * `ChatProvider`; make them outside of components.
 */
export interface ChatTheme {
  /** Under which name it is stored: the `theme` of a topic. */
  readonly name: string;
  /** How people see it named, by interface language (BCP 47). A language that is missing shows `name`. */
  readonly label?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Colours of bars, bubbles and words. */
  readonly style: ThemeStyle;
  /** Address of an image that covers the background, under what `picture` draws. */
  readonly img?: string | undefined;
  /** What is drawn behind the messages, from back to front. */
  readonly picture?: readonly Drawing[] | undefined;
  /** Colours of that picture: its first drawing ink is the first of these. */
  readonly inks?: readonly Shades[] | undefined;
  /** Draws the theme where it is chosen. Default: a small conversation in its colours. */
  readonly preview?: ComponentType | undefined;
}
