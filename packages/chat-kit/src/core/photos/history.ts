/** Steps that can be taken back and done again. */
export interface History<State> {
  /** What was before, the oldest first. */
  readonly past: readonly State[];
  /** What is now. */
  readonly present: State;
  /** What was taken back, the next one first. */
  readonly future: readonly State[];
  /** Names what made the last step: a step of the same name replaces it. Undefined: none does. */
  readonly step?: unknown;
}

/** A history without steps. */
export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/**
 * One step more. What comes again under the same `step`, as while a finger moves, is one step together.
 *
 * @param step names what makes it; undefined for a step of its own
 */
export function record<State>(history: History<State>, present: State, step?: unknown): History<State> {
  const isSame = step !== undefined && step === history.step;
  return { past: isSame ? history.past : [...history.past, history.present], present, future: [], step };
}

/** The last step is taken back; the same history where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
  };
}

/** What was taken back last is done again; the same history where there is nothing. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
