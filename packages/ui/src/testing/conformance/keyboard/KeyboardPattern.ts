import type { StageSettings } from '../stage.tsx';

/** What a test of a pattern is handed. */
export interface KeyboardTest {
  /** Shows the component with these props. */
  show: (props?: Record<string, unknown>, settings?: StageSettings) => void;
  /** Waits until it shows all that it holds, where that takes a while. */
  appear: () => Promise<void>;
  /** What to type where text is taken. */
  text: string;
}

/** Statements about the keys of a pattern, each with the test that shows it. */
export type KeyboardPattern = Record<string, (test: KeyboardTest) => Promise<void>>;
