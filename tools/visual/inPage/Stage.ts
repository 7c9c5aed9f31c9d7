/** State of a page with one story, and what can be done with it; made by `setStage` in the page itself. */
export interface Stage {
  /** How the story and its play function ended; undefined while they run. */
  ended?: 'success' | 'error';
  /** Errors that Storybook reported, as text. */
  problems: string[];
  /** Shows the story with other globals, in the state in which its play function left it. */
  show: (globals: Record<string, unknown>) => Promise<void>;
  /** Waits until fonts, pictures and layout have come to rest. */
  settle: () => Promise<void>;
}

/** The parts of Storybook's channel that are used. */
export interface StorybookChannel {
  /** Listens to an event. */
  on: (event: string, listener: (payload: never) => void) => void;
  /** Listens to the next such event. */
  once: (event: string, listener: (payload: never) => void) => void;
  /** Sends an event. */
  emit: (event: string, payload: unknown) => void;
}

declare global {
  interface Window {
    /** The stage of this page. */
    francaStage: Stage;
    /** Storybook's channel inside the page of the stories. */
    __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
  }
}
