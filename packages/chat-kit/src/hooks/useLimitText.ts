import { useEffect, useReducer } from 'react';
import type { AssistantLimits } from '../core/assistant/AssistantPort.ts';
import { useAssistantText } from './useAssistantText.ts';
import { useTimeText } from './useTimeText.ts';

/** From this many questions on, is shown how many are left for the minute. */
const fewThisMinute = 3;
/** The share of the day's questions from which is shown how many are left. */
const fewToday = 0.1;

/** How often one may still ask. */
export interface LimitText {
  /** A sentence; null while there is plenty. */
  readonly words: string | null;
  /** Whether one may not ask now. */
  readonly isReached: boolean;
}

/** How often one may still ask, in words, before and after it is reached; changes by itself when questions come back. */
export function useLimitText(limits: AssistantLimits | null): LimitText {
  const text = useAssistantText();
  const timeText = useTimeText();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const next = limits
    ? Math.min(...[limits.minute.resetsAt, limits.day.resetsAt].filter((moment) => moment > now))
    : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(render, Math.min(next - Date.now() + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [next]);
  if (!limits) return { words: null, isReached: false };
  const { minute, day } = limits;
  const valid = { minute: minute.resetsAt > now, day: day.resetsAt > now };
  const reached = [
    valid.day && day.remaining <= 0 ? day : [],
    valid.minute && minute.remaining <= 0 ? minute : [],
  ]
    .flat()
    .map(({ resetsAt }) => resetsAt);
  if (reached.length > 0) {
    return { words: text('limitUntil', { time: timeText(Math.max(...reached)) }), isReached: true };
  }
  if (valid.day && day.remaining <= day.limit * fewToday) {
    return { words: text('leftToday', { count: day.remaining }), isReached: false };
  }
  if (valid.minute && minute.remaining <= fewThisMinute) {
    return { words: text('leftMinute', { count: minute.remaining }), isReached: false };
  }
  return { words: null, isReached: false };
}
