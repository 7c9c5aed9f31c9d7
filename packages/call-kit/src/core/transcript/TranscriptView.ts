/** How a viewer reads transcripts. */
export interface TranscriptView {
  /** Whether the original stays beside the translation. */
  readonly hasBoth: boolean;
  /** Size of the words over the pictures. */
  readonly size: 'small' | 'medium' | 'large';
  /** What is behind them: a veil, or an opaque plate. */
  readonly contrast: 'normal' | 'high';
  /** Where they stand: over the lower or the upper edge of the picture, or below it. */
  readonly position: 'bottom' | 'top' | 'below';
  /** Whether screen readers read every finished line aloud. */
  readonly isAnnounced: boolean;
}

/** Both languages, middle size, over the lower edge, without announcements. */
export const defaultTranscriptView: TranscriptView = {
  hasBoth: true,
  size: 'medium',
  contrast: 'normal',
  position: 'bottom',
  isAnnounced: false,
};
