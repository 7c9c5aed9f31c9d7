import { useRef, useState } from 'react';
import { pollLimits } from '../core/poll/pollLimits.ts';

/** An option that is being written; the key stays with it when it is moved. */
export interface OptionDraft {
  /** Its place in the order in which options were added. */
  readonly key: number;
  /** What is written. */
  readonly text: string;
}

/** What is missing or wrong in a poll that is written. */
export interface PollProblems {
  /** There is no question. */
  readonly question: boolean;
  /** There are fewer than two options, or two are the same. */
  readonly options: 'few' | 'same' | null;
}

const isFilled = ({ text }: OptionDraft): boolean => text.trim() !== '';

/** The options of a poll that is being written. */
export function usePollDraft() {
  const next = useRef<number>(pollLimits.minOptions);
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState<readonly OptionDraft[]>(() =>
    Array.from({ length: pollLimits.minOptions }, (_, key) => ({ key, text: '' })),
  );
  const filled = options.filter(isFilled).map(({ text }) => text.trim());
  const isSame = new Set(filled.map((text) => text.toLocaleLowerCase())).size < filled.length;
  const problems: PollProblems = {
    question: question.trim() === '',
    options: isSame ? 'same' : filled.length < pollLimits.minOptions ? 'few' : null,
  };
  return {
    ...{ question, setQuestion, options, filled, problems },
    isEmpty: question.trim() === '' && filled.length === 0,
    canAdd: options.length < pollLimits.maxOptions,
    canRemove: options.length > pollLimits.minOptions,
    write: (key: number, text: string) =>
      setOptions((before) => before.map((option) => (option.key === key ? { key, text } : option))),
    /** Adds an option behind a place; returns its key. */
    add: (behind: number): number => {
      const key = next.current;
      next.current += 1;
      setOptions((before) => before.toSpliced(behind + 1, 0, { key, text: '' }));
      return key;
    },
    remove: (key: number) => setOptions((before) => before.filter((option) => option.key !== key)),
    /** Exchanges an option with the one before or behind it. */
    move: (place: number, step: -1 | 1) =>
      setOptions((before) => {
        const [here, there] = [before[place], before[place + step]];
        return here && there ? before.with(place, there).with(place + step, here) : before;
      }),
  };
}

/** The options of a poll that is being written. */
export type PollDraft = ReturnType<typeof usePollDraft>;
