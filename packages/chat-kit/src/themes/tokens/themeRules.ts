import type { ChatTheme, Shades, ThemeColours } from './ChatTheme.ts';

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
} as const satisfies Record<keyof ThemeColours, `--fr-${string}`>;

const declare = (property: string, [light, dark]: Shades): string =>
  `${property}: light-dark(${light}, ${dark});`;

/** The rule of one theme: custom properties and nothing more. */
function ruleOf({ name, colours, inks }: ChatTheme): string {
  const own = Object.entries(properties).map(([key, property]) =>
    declare(property, colours[key as keyof ThemeColours]),
  );
  const drawn = inks.map((ink, index) => declare(`--fr-chat-ink-${index + 1}`, ink));
  return `&[data-chat-theme='${name}'] { ${[...own, ...drawn].join(' ')} }`;
}

/** Style rules for an element that carries the name of a theme in `data-chat-theme`. */
export function themeRules(themes: readonly ChatTheme[]): string {
  return themes.map(ruleOf).join('\n');
}
