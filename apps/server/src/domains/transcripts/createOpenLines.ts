import type { SpokenLine } from './createTranscriptLines.ts';

/** Sends the lines of one voice, and remembers those that are not final as they were sent last. */
export function createOpenLines({ now, onLine }: { now: () => number; onLine: (line: SpokenLine) => void }) {
  const open = new Map<string, SpokenLine>();

  function send(line: SpokenLine): void {
    if (line.isFinal || line.text === '') open.delete(line.id);
    else open.set(line.id, line);
    onLine(line);
  }

  return {
    send,
    /** Ends the open lines, or those of one kind, with the words that were sent. */
    finish: (isOf: (line: SpokenLine) => boolean = () => true): void => {
      for (const line of [...open.values()].filter(isOf))
        send({ ...line, isFinal: true, revision: line.revision + 1, endedAt: new Date(now()) });
    },
  };
}
