/** Semantic colours; every filled colour has an `on…` partner for what stands on it. */
export const color = {
  surface: 'var(--fr-surface)',
  surfaceSunken: 'var(--fr-surface-sunken)',
  surfaceRaised: 'var(--fr-surface-raised)',
  surfaceHover: 'var(--fr-surface-hover)',
  surfaceActive: 'var(--fr-surface-active)',
  surfaceSelected: 'var(--fr-surface-selected)',
  onSurfaceSelected: 'var(--fr-on-surface-selected)',
  text: 'var(--fr-text)',
  textMuted: 'var(--fr-text-muted)',
  border: 'var(--fr-border)',
  borderStrong: 'var(--fr-border-strong)',
  primary: 'var(--fr-primary)',
  primaryHover: 'var(--fr-primary-hover)',
  primaryActive: 'var(--fr-primary-active)',
  onPrimary: 'var(--fr-on-primary)',
  primarySoft: 'var(--fr-primary-soft)',
  onPrimarySoft: 'var(--fr-on-primary-soft)',
  primaryText: 'var(--fr-primary-text)',
  accept: 'var(--fr-accept)',
  acceptHover: 'var(--fr-accept-hover)',
  acceptActive: 'var(--fr-accept-active)',
  onAccept: 'var(--fr-on-accept)',
  acceptSoft: 'var(--fr-accept-soft)',
  onAcceptSoft: 'var(--fr-on-accept-soft)',
  acceptText: 'var(--fr-accept-text)',
  resend: 'var(--fr-resend)',
  resendHover: 'var(--fr-resend-hover)',
  resendActive: 'var(--fr-resend-active)',
  onResend: 'var(--fr-on-resend)',
  resendSoft: 'var(--fr-resend-soft)',
  onResendSoft: 'var(--fr-on-resend-soft)',
  resendText: 'var(--fr-resend-text)',
  block: 'var(--fr-block)',
  blockHover: 'var(--fr-block-hover)',
  blockActive: 'var(--fr-block-active)',
  onBlock: 'var(--fr-on-block)',
  blockSoft: 'var(--fr-block-soft)',
  onBlockSoft: 'var(--fr-on-block-soft)',
  blockText: 'var(--fr-block-text)',
  disabled: 'var(--fr-disabled)',
  onDisabled: 'var(--fr-on-disabled)',
  disabledSoft: 'var(--fr-disabled-soft)',
  onDisabledSoft: 'var(--fr-on-disabled-soft)',
  focus: 'var(--fr-focus)',
  bubbleOwn: 'var(--fr-bubble-own)',
  onBubbleOwn: 'var(--fr-on-bubble-own)',
  onBubbleOwnMuted: 'var(--fr-on-bubble-own-muted)',
  bubbleOther: 'var(--fr-bubble-other)',
  onBubbleOther: 'var(--fr-on-bubble-other)',
  onBubbleOtherMuted: 'var(--fr-on-bubble-other-muted)',
  tooltip: 'var(--fr-tooltip)',
  onTooltip: 'var(--fr-on-tooltip)',
  presence: 'var(--fr-presence)',
  overlay: 'var(--fr-overlay)',
} as const;

/** Font families, sizes with their line heights, and weights, in rem. */
export const type = {
  font: 'var(--fr-font)',
  fontMono: 'var(--fr-font-mono)',
  textCaption: 'var(--fr-text-caption)',
  lineCaption: 'var(--fr-line-caption)',
  textSmall: 'var(--fr-text-small)',
  lineSmall: 'var(--fr-line-small)',
  textBody: 'var(--fr-text-body)',
  lineBody: 'var(--fr-line-body)',
  textHeading: 'var(--fr-text-heading)',
  lineHeading: 'var(--fr-line-heading)',
  textTitle: 'var(--fr-text-title)',
  lineTitle: 'var(--fr-line-title)',
  textDisplay: 'var(--fr-text-display)',
  lineDisplay: 'var(--fr-line-display)',
  weightRegular: 'var(--fr-weight-regular)',
  weightMedium: 'var(--fr-weight-medium)',
  weightStrong: 'var(--fr-weight-strong)',
} as const;

/** Steps of the 4-pixel grid; the key is the number of steps. */
export const space = {
  1: 'var(--fr-space-1)',
  2: 'var(--fr-space-2)',
  3: 'var(--fr-space-3)',
  4: 'var(--fr-space-4)',
  5: 'var(--fr-space-5)',
  6: 'var(--fr-space-6)',
  8: 'var(--fr-space-8)',
  10: 'var(--fr-space-10)',
  12: 'var(--fr-space-12)',
  16: 'var(--fr-space-16)',
} as const;

/** Corner radii in pixels. */
export const radius = {
  small: 'var(--fr-radius-small)',
  control: 'var(--fr-radius-control)',
  card: 'var(--fr-radius-card)',
  bubble: 'var(--fr-radius-bubble)',
  bubbleJoined: 'var(--fr-radius-bubble-joined)',
  full: 'var(--fr-radius-full)',
} as const;

/** Paddings that follow the density: beside the words of a control or a field, above and below those of a row. */
export const pad = {
  control: 'var(--fr-control-pad)',
  field: 'var(--fr-field-pad)',
  row: 'var(--fr-row-pad)',
} as const;

/** Heights and widths of controls, rows, icons and the parts of the shell; the first two follow the density. */
export const size = {
  controlSmall: 'var(--fr-control-small)',
  control: 'var(--fr-control)',
  controlLarge: 'var(--fr-control-large)',
  option: 'var(--fr-option)',
  row: 'var(--fr-row)',
  iconSmall: 'var(--fr-icon-small)',
  icon: 'var(--fr-icon)',
  iconLarge: 'var(--fr-icon-large)',
  rail: 'var(--fr-rail)',
  column: 'var(--fr-column)',
  columnMin: 'var(--fr-column-min)',
  columnMax: 'var(--fr-column-max)',
  panel: 'var(--fr-panel)',
  header: 'var(--fr-header)',
  composer: 'var(--fr-composer)',
  bottomBar: 'var(--fr-bottom-bar)',
} as const;

/** Width of the focus ring and its distance from the control. */
export const focus = {
  width: 'var(--fr-focus-width)',
  gap: 'var(--fr-focus-gap)',
} as const;

/** Durations (zero under reduced motion) and the one easing. */
export const motion = {
  fast: 'var(--fr-motion-fast)',
  normal: 'var(--fr-motion)',
  slow: 'var(--fr-motion-slow)',
  ease: 'var(--fr-ease)',
} as const;

/** z-index of things that float above the page. */
export const layer = {
  sticky: 'var(--fr-layer-sticky)',
  drawer: 'var(--fr-layer-drawer)',
  dialog: 'var(--fr-layer-dialog)',
  popover: 'var(--fr-layer-popover)',
  toast: 'var(--fr-layer-toast)',
} as const;

/** The one shadow, for things that float. */
export const shadow = 'var(--fr-shadow)';

/** 1, or -1 where the page runs from right to left: a factor for what logical properties do not turn round. */
export const mirror = 'var(--fr-mirror)';

/** Every value of the design as a `var()` of CSS, in groups; the values themselves stand in `tokens.css`. */
export const tokens = {
  color,
  type,
  space,
  radius,
  pad,
  size,
  focus,
  motion,
  layer,
  shadow,
  mirror,
} as const;
