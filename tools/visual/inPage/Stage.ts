/** State of a page with one story, and what can be done with it; made by `setStage` in the page itself. */
export interface Stage {
  /** How the story and its play function ended; undefined while they run. */
  ended?: 'success' | 'error';
  /** Errors that Storybook reported, as text. */
  problems: string[];
  /** Shows the story with other globals, in the state in which its play function left it. */
  show: (globals: Record<string, unknown>) => Promise<void>;
  /** Waits until fonts, pictures and layout have come to rest. */
  waitUntilStill: () => Promise<void>;
  /** The structure over which axe last checked every rule. */
  checkedStructure?: string;
  /** Makes it ready for another story in the same document. */
  restart: () => void;
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

/** The parts of Storybook's preview that are used. */
export interface StorybookPreview {
  /** The story on the page. */
  currentRender: { story: { parameters: Record<string, unknown> } };
  /** Takes a story off the page and runs what it does at its end. */
  teardownRender: (render: object) => Promise<void>;
  /** Where Storybook keeps the globals. */
  storyStoreValue: { userGlobals: { update: (globals: Record<string, unknown>) => void } };
}

declare global {
  interface Window {
    /** The stage of this page. */
    francaStage: Stage;
    /** What a story leaves in the document; made by `watchRemains`. */
    francaRemains: {
      /** Remembers the document as it is, before its first story. */
      watch: () => void;
      /** Takes back what can be, and names the rest. */
      takeBack: () => Promise<string[]>;
    };
    /** Lets chance repeat itself from its start; made by `steadyClock`. */
    francaChance: { restart: () => void };
    /** The parts of Storybook's preview that are used. */
    __STORYBOOK_PREVIEW__: StorybookPreview;
    /** Storybook's channel inside the page of the stories. */
    __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
  }
}
