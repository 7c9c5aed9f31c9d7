/** The custom properties that a brand changes, without `--fr-`. */
export const brandTokens = [
  'primary',
  'on-primary',
  'primary-hover',
  'primary-active',
  'primary-soft',
  'on-primary-soft',
  'primary-text',
  'focus',
  'surface-selected',
  'on-surface-selected',
  'bubble-own',
  'on-bubble-own',
  'on-bubble-own-muted',
] as const;

/** Name of a custom property that a brand changes. */
export type BrandToken = (typeof brandTokens)[number];

/** Their values in one mode, each as `#rrggbb`. */
export type BrandColours = Readonly<Record<BrandToken, string>>;

/** A brand in light and dark. */
export interface BrandTheme {
  /** On light ground. */
  readonly light: BrandColours;
  /** On dark ground. */
  readonly dark: BrandColours;
}
