import type { ChatTheme, Shades, ThemeStyle } from './ChatTheme.ts';

/** The custom property that each colour of a theme sets. */
const properties = {
  header: '--fr-surface',
  sky: '--fr-chat-sky',
  ground: '--fr-chat-ground',
  sendBar: '--fr-chat-send-bar',
  field: '--fr-surface-sunken',
  text: '--fr-text',
  muted: '--fr-text-muted',
  border: '--fr-border',
  borderStrong: '--fr-border-strong',
  own: '--fr-bubble-own',
  onOwn: '--fr-on-bubble-own',
  onOwnMuted: '--fr-on-bubble-own-muted',
  other: '--fr-bubble-other',
  accent: '--fr-primary',
  accentText: '--fr-primary-text',
  soft: '--fr-primary-soft',
  onSoft: '--fr-on-primary-soft',
} as const satisfies Record<keyof ThemeStyle, `--fr-${string}`>;

const shade = ([light, dark]: Shades): string => `light-dark(${light}, ${dark})`;
const inksOf = ({ inks = [] }: ChatTheme) =>
  inks.map((ink, index) => [`--fr-chat-ink-${index + 1}`, shade(ink)] as const);
const coloursOf = ({ style }: ChatTheme) =>
  Object.entries(properties).map(
    ([key, property]) => [property, shade(style[key as keyof ThemeStyle])] as const,
  );

/** The same property under the name that carries a colour of an application's theme. */
const carrier = (property: string): string => property.replace('--fr-', '--fr-theme-');
const declare = ([property, value]: readonly [string, string]): string => `${property}: ${value};`;

/** Selects an element that has one of these themes, or one of an application's. */
export function themed(themes: readonly ChatTheme[]): string {
  const known = themes.map(({ name }) => `[data-chat-theme='${name}']`);
  return `&:is(${[...known, '[data-own-theme]'].join(', ')})`;
}

/** Style rules for an element that carries the name of one of these themes in `data-chat-theme`. */
export function themeRules(themes: readonly ChatTheme[]): string {
  return themes
    .map((theme) => {
      const declared = [...coloursOf(theme), ...inksOf(theme)].map(declare);
      return `&[data-chat-theme='${theme.name}'] { ${declared.join(' ')} }`;
    })
    .join('\n');
}

/** The rule for an element that has {@link themeProperties}; it takes the colours from there. */
export function ownThemeRule(): string {
  const taken = Object.values(properties).map((property) => declare([property, `var(${carrier(property)})`]));
  return `&[data-own-theme] { ${taken.join(' ')} }`;
}

/**
 * The colours of a theme that no style sheet knows, as custom properties for the `style` of an element. They have names
 * of their own, so that {@link ownThemeRule} can leave them out where a person has forced colours on all pages.
 */
export function themeProperties(theme: ChatTheme): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...coloursOf(theme).map(([property, value]) => [carrier(property), value]),
    ...inksOf(theme),
  ]);
}
