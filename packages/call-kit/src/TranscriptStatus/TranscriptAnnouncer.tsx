import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { translationFor } from '../core/transcript/textsOfUtterance.ts';
import { useTranscript } from '../hooks/transcript/useTranscript.ts';

/** Lines that one look at the end of the transcript finds; nobody finishes more of them at once. */
const furthestBack = 30;

/**
 * Reads each finished line once, in the viewer's language, politely, where the viewer wants that: words that may change are
 * never read. Renders a hidden `<div>`.
 */
export function TranscriptAnnouncer() {
  const { port, view, language, personOf } = useTranscript();
  const { isAnnounced } = view;
  const { store } = port;
  const [said, say] = useState('');
  useEffect(() => {
    if (!isAnnounced) return;
    const textOf = (id: string): string | null => {
      const entry = store.getEntry(id);
      if (entry?.kind !== 'utterance' || !entry.isFinal) return null;
      const translation = translationFor(entry, language);
      if (translation.kind === 'pending' || translation.kind === 'interim') return null;
      return `${personOf(entry.userId).name}: ${translation.kind === 'done' ? translation.text : entry.text}`;
    };
    const latest = () => store.getIds().slice(-furthestBack);
    // What was said before is not read.
    const read = new Set(latest().filter((id) => textOf(id) !== null));
    return store.subscribeAll(() => {
      const fresh = latest().flatMap((id) => {
        const text = read.has(id) ? null : textOf(id);
        return text === null ? [] : [{ id, text }];
      });
      for (const { id } of fresh) read.add(id);
      if (fresh.length > 0) say(fresh.map(({ text }) => text).join(' '));
    });
  }, [isAnnounced, store, language, personOf]);
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-fr-part="transcript-announcer">
        {isAnnounced ? said : ''}
      </span>
    </VisuallyHidden>
  );
}
