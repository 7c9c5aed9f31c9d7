import type { ReactNode } from 'react';
import { findMatches } from '../core/transcript/findMatches.ts';
import * as styles from './TranscriptPanel.styles.ts';

/** Draws a text with marks at what is searched for. */
export function drawMarked(query: string): (text: string) => ReactNode {
  return (text) => {
    const ranges = findMatches(text, query);
    if (ranges.length === 0) return text;
    const parts: ReactNode[] = [];
    let from = 0;
    for (const [start, end] of ranges) {
      parts.push(text.slice(from, start));
      parts.push(
        <mark key={start} className={styles.mark}>
          {text.slice(start, end)}
        </mark>,
      );
      from = end;
    }
    return [...parts, text.slice(from)];
  };
}
