/** The rows that are to be rendered, and the room that the others take. */
export interface ListLayout {
  /** Index of the first row to render. */
  readonly first: number;
  /** Index after the last row to render. */
  readonly end: number;
  /** Height of everything before the first rendered row, in pixels. */
  readonly spaceBefore: number;
  /** Height of everything after the last rendered row, in pixels. */
  readonly spaceAfter: number;
}

/** The rows as the engine knows them. */
export interface ListItems {
  /** How many. */
  readonly count: number;
  /**
   * A key that stays with its row when rows are added before it. The same function says that all keys are the same, and
   * saves comparing them.
   */
  readonly keyAt: (index: number) => string;
  /** Expected height of a row that was never measured, in pixels, in a list of the given width in pixels. */
  readonly estimate: (index: number, width: number) => number;
}

/** Where the reader is. */
export interface ListPosition {
  /** Whether the list keeps to its end by itself. */
  readonly isPinned: boolean;
  /** Index of the first row of which anything is visible. */
  readonly firstVisible: number;
  /** Pixels above the viewport. */
  readonly above: number;
}

/**
 * The one owner of the scroll position. What the reader looks at does not move when rows before it grow, shrink or
 * are added; a list at its end stays there until the reader scrolls up.
 */
export interface MessageListEngine {
  /** Takes the present rows; to be called while rendering. */
  readonly setItems: (items: ListItems) => void;
  /** What to render now. */
  readonly getLayout: () => ListLayout;
  /** To be called after every commit, before the browser paints. */
  readonly commit: () => void;
  /** Takes hold of the scrolling element; the returned function releases it. */
  readonly attach: (scroller: HTMLElement) => () => void;
  /** Watches the height of a row's element, which carries its index in `data-index`; null forgets detached ones. */
  readonly measure: (row: HTMLElement | null) => void;
  /** Where the reader is now. */
  readonly getPosition: () => ListPosition;
  /** Goes to the end and stays there. */
  readonly pin: () => void;
  /** This row is about to grow at its end: it stays where it is, and the list no longer keeps to its own end. */
  readonly keepRow: (index: number) => void;
  /** Brings a row into the middle of the viewport. */
  readonly scrollToIndex: (index: number) => void;
}
