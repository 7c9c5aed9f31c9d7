import { useCallback, useEffect, useState } from 'react';

/** Reads texts aloud, one at a time. */
export interface ReadAloud {
  /** Key of what is being read, or null. */
  readonly reading: string | null;
  /** Reads a text, instead of what is being read; one that is being read already ends. */
  readonly toggle: (key: string, text: string) => void;
}

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/**
 * Reads texts aloud with the voice of the browser; null where there is none. It ends when the component goes.
 *
 * @param language BCP 47 tag of the voice
 */
export function useReadAloud(language: string): ReadAloud | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => () => speech()?.cancel(), []);
  const toggle = useCallback(
    (key: string, text: string): void => {
      const synthesis = speech();
      if (!synthesis) return;
      synthesis.cancel();
      if (reading === key) {
        setReading(null);
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      const end = (): void => setReading((now) => (now === key ? null : now));
      utterance.onend = end;
      utterance.onerror = end;
      setReading(key);
      synthesis.speak(utterance);
    },
    [reading, language],
  );
  return speech() ? { reading, toggle } : null;
}
