import { useCallback, useEffect, useState } from 'react';
import type { LanguagePiece } from '../core/assistant/languagePieces.ts';

/** Reads texts aloud, one at a time. */
export interface ReadAloud {
  /** Key of what is being read, or null. */
  readonly reading: string | null;
  /** Reads a text, each piece with a voice of its language, instead of what is being read; one that is being read already ends. */
  readonly toggle: (key: string, pieces: readonly LanguagePiece[]) => void;
}

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The tag of the voice for a piece: the person's own accent for the person's own language. */
function voiceFor(language: string | null, own: string): string {
  if (language === null) return own;
  return new Intl.Locale(own).language === new Intl.Locale(language).language ? own : language;
}

/**
 * Reads texts aloud with the voices of the browser; null where there are none. It ends when the component goes.
 *
 * @param own BCP 47 tag of the voice for what is in its language, or in one that is not known
 */
export function useReadAloud(own: string): ReadAloud | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => () => speech()?.cancel(), []);
  const toggle = useCallback(
    (key: string, pieces: readonly LanguagePiece[]): void => {
      const synthesis = speech();
      if (!synthesis) return;
      synthesis.cancel();
      if (reading === key || pieces.length === 0) {
        setReading(null);
        return;
      }
      const utterances = pieces.map(({ text, language }) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = voiceFor(language, own);
        return utterance;
      });
      const end = (): void => setReading((now) => (now === key ? null : now));
      for (const utterance of utterances) utterance.onerror = end;
      const last = utterances.at(-1);
      if (last) last.onend = end;
      setReading(key);
      for (const utterance of utterances) synthesis.speak(utterance);
    },
    [reading, own],
  );
  return speech() ? { reading, toggle } : null;
}
