/** A screen with a history, to which an answer is written. */
export interface Screen {
  /** Shows the history; resolves once it is there. */
  readonly show: (history: readonly { isAnswer: boolean; text: string }[]) => Promise<void>;
  /** Takes the next piece of the answer. */
  readonly write: (piece: string) => void;
}

/** The module of a screen. */
export interface ScreenModule {
  /** Makes it in an element. */
  readonly createScreen: (frame: HTMLElement) => Screen;
}
