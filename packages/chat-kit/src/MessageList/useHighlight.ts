import { useEffect, useState } from 'react';

/** How long a message that was jumped to stays marked, in milliseconds. */
const highlightTime = 1_600;

/** The message that was jumped to, or null, and the way to mark one; the mark goes away by itself. */
export function useHighlight(): [string | null, (chatId: string) => void] {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => setHighlighted(null), highlightTime);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted, setHighlighted];
}
