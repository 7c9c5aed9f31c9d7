import { useEffect, useState } from 'react';
import { useChatOptions } from '../hooks/useChatOptions.ts';

/** The message that was jumped to, or null, and the way to mark one; the mark goes away by itself. */
export function useHighlight(): [string | null, (chatId: string) => void] {
  const { highlightTime = 1_600 } = useChatOptions();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => setHighlighted(null), highlightTime);
    return () => clearTimeout(timer);
  }, [highlighted, highlightTime]);
  return [highlighted, setHighlighted];
}
