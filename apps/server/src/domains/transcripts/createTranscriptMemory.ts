import type { EventInput, speechEvents } from '@franca/contract';

/** A line of a transcript as it was sent. */
export type SentLine = EventInput<typeof speechEvents.speechData>;
/** A gap of a transcript as it was sent. */
export type SentGap = EventInput<typeof speechEvents.speechGap>;

/** Something that was said, as it was sent: a final line with its translations by language, or a gap. */
export type Remembered =
  | { kind: 'line'; at: number; line: SentLine; translations: Map<string, SentLine> }
  | { kind: 'gap'; at: number; gap: SentGap };

/** What is remembered of the transcript of one call. */
export type RememberedRun = {
  /** When the transcript began that this is of: milliseconds since 1970. */
  startedAt: number;
  /** In the order in which it was sent. */
  items: readonly Remembered[];
  /** The time of the newest of those that gave way; undefined where none did. */
  droppedUntil: number | undefined;
};

/** How much is remembered at most. */
export type TranscriptMemoryOptions = {
  /** Lines and gaps of one call. */
  maxItems?: number;
  /** UTF-16 units of the texts of all calls. */
  maxCharacters?: number;
};

/** What was said while transcripts run that this process has sent, for whoever begins to read later; in memory alone. */
export type TranscriptMemory = {
  /** Remembers something of the transcript that began then; what is known of one before it is forgotten. A gap that comes again replaces itself. */
  add: (uuid: string, startedAt: Date, item: Remembered) => void;
  /** Remembers a translation of a line that is remembered. */
  addTranslation: (uuid: string, line: SentLine) => void;
  /** What is remembered of a call. */
  of: (uuid: string) => RememberedRun | undefined;
  forget: (uuid: string) => void;
  /** Calls of which something is remembered. */
  calls: () => string[];
};

type Run = { startedAt: number; items: Remembered[]; droppedUntil: number | undefined };

const sizeOf = (item: Remembered): number =>
  item.kind === 'gap'
    ? 50
    : [item.line, ...item.translations.values()].reduce((sum, { data }) => sum + data.length + 50, 0);

/** Two hours of people who talk quickly, and eight megabytes at most for all calls of a process. */
const defaults = { maxItems: 4000, maxCharacters: 4_000_000 };

/** An empty memory. */
export function createTranscriptMemory(options: TranscriptMemoryOptions = {}): TranscriptMemory {
  const { maxItems, maxCharacters } = { ...defaults, ...options };
  /** By call, the one that was added to last at the end. */
  const runs = new Map<string, Run>();
  let characters = 0;

  function forget(uuid: string): void {
    for (const item of runs.get(uuid)?.items ?? []) characters -= sizeOf(item);
    runs.delete(uuid);
  }

  function dropOldest(run: Run): void {
    const oldest = run.items.shift();
    if (!oldest) return;
    characters -= sizeOf(oldest);
    run.droppedUntil = oldest.at;
  }

  /** Makes room: the calls in which nothing was said for longest give way first. */
  function makeRoom(): void {
    for (const [uuid, run] of runs) {
      while (characters > maxCharacters && run.items.length > 0) dropOldest(run);
      if (characters <= maxCharacters) return;
      if (run.items.length === 0 && runs.size > 1) runs.delete(uuid);
    }
  }

  return {
    add: (uuid, startedAt, item) => {
      if (runs.get(uuid)?.startedAt !== startedAt.getTime()) forget(uuid);
      const run = runs.get(uuid) ?? { startedAt: startedAt.getTime(), items: [], droppedUntil: undefined };
      runs.delete(uuid);
      runs.set(uuid, run);
      if (item.kind === 'gap') {
        const known = run.items.findIndex((one) => one.kind === 'gap' && one.gap.id === item.gap.id);
        if (known !== -1) characters -= run.items.splice(known, 1).reduce((sum, one) => sum + sizeOf(one), 0);
      }
      run.items.push(item);
      characters += sizeOf(item);
      if (run.items.length > maxItems) dropOldest(run);
      makeRoom();
    },
    addTranslation: (uuid, line) => {
      const item = runs.get(uuid)?.items.findLast((one) => one.kind === 'line' && one.line.id === line.id);
      if (item?.kind !== 'line') return;
      characters -= sizeOf(item);
      item.translations.set(line.language, line);
      characters += sizeOf(item);
      makeRoom();
    },
    of: (uuid) => runs.get(uuid),
    forget,
    calls: () => [...runs.keys()],
  };
}
