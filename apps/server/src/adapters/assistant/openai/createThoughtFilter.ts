/** Takes the pieces of an answer; returns what of them is to be shown. */
export type ThoughtFilter = {
  next: (text: string) => string;
  /** What was held back until it was known that it is none. */
  rest: () => string;
};

const [open, close] = ['<think>', '</think>'];

/**
 * Leaves out what local reasoning models write before their answer, between `<think>` and `</think>`: it is not the answer, and often in another
 * language. Only at the beginning: later on the same signs are text.
 */
export function createThoughtFilter(): ThoughtFilter {
  let held = '';
  let state: 'beginning' | 'thinking' | 'blank' | 'answer' = 'beginning';

  function next(text: string): string {
    if (state === 'answer') return text;
    held += text;
    if (state === 'beginning') {
      const start = held.trimStart();
      if (!start.startsWith(open)) {
        if (open.startsWith(start)) return '';
        state = 'answer';
        return rest();
      }
      state = 'thinking';
      held = start.slice(open.length);
    }
    if (state === 'thinking') {
      const end = held.indexOf(close);
      if (end < 0) {
        // The end may come in two pieces.
        held = held.slice(-(close.length - 1));
        return '';
      }
      state = 'blank';
      held = held.slice(end + close.length);
    }
    held = held.trimStart();
    if (held !== '') state = 'answer';
    return state === 'answer' ? rest() : '';
  }

  function rest(): string {
    const text = state === 'thinking' ? '' : held;
    held = '';
    return text;
  }

  return { next, rest };
}
