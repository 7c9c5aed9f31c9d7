import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { clockTime } from '../core/transcript/exportTranscript.ts';
import { useTranscript, useTranscriptEntry } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { TranscriptLine } from '../TranscriptLines/TranscriptLine.tsx';
import { TranscriptGapText } from '../TranscriptStatus/TranscriptGapText.tsx';
import { drawMarked } from './MarkedText.tsx';
import * as styles from './TranscriptPanel.styles.ts';

/** Height of a row in pixels, until it is measured. */
const usualHeight = 72;
/** Rows that are rendered above and below the window. */
const margin = 6;
/** So many pixels from its end the list counts as being at the end. */
const nearEnd = 32;

interface RowProps {
  id: string;
  startedAt: number;
  draw: (text: string) => ReactNode;
  note: string | undefined;
}

function Row({ id, startedAt, draw, note }: RowProps) {
  const entry = useTranscriptEntry(id);
  if (!entry) return null;
  if (entry.kind === 'gap') return <TranscriptGapText gap={entry} sentence={note} />;
  const time = clockTime(entry.startedAt - startedAt).replace(/^00:/, '');
  return (
    <TranscriptLine
      utterance={entry}
      draw={draw}
      start={
        <time
          className={styles.time}
          dateTime={`PT${Math.max(0, Math.floor((entry.startedAt - startedAt) / 1000))}S`}
        >
          {time}
        </time>
      }
    />
  );
}

/** Props of {@link TranscriptHistory}. */
export interface TranscriptHistoryProps {
  /** The lines, in their order. */
  ids: readonly string[];
  /** What is searched for; marked in the lines. */
  query: string;
  /** Where times count from, in milliseconds since 1970. */
  startedAt: number;
  /** For a transcript that was kept, which is opened at its beginning. */
  kept?: KeptHistory | undefined;
}

/** What the list of a kept transcript shows besides. */
export interface KeptHistory {
  /** The sentence of each gap, by its id. */
  readonly notes: ReadonlyMap<string, string>;
  /** The line that is looked at, which is brought into view; null for none. */
  readonly currentId: string | null;
}

/**
 * All lines of a transcript, of which only those near the window are rendered. New ones are followed while the end is in
 * sight; a line that is being read is not moved. Renders a `<div>`.
 */
export function TranscriptHistory({ ids, query, startedAt, kept }: TranscriptHistoryProps) {
  const text = useTranscriptText();
  const { port } = useTranscript();
  const scroller = useRef<HTMLElement>(null);
  const isLive = kept === undefined;
  const [isAtEnd, setAtEnd] = useState(true);
  const wasAtEnd = useRef(isLive);
  const draw = useMemo(() => drawMarked(query), [query]);
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => usualHeight,
    initialRect: { width: 0, height: 8 * usualHeight },
    overscan: margin,
    anchorTo: isLive ? 'end' : 'start',
    followOnAppend: isLive,
    scrollEndThreshold: nearEnd,
    observeElementRect: (list, note) =>
      observeElementRect(list, (rect) => {
        // A panel that is not laid out yet measures nothing: its first rows stay.
        if (rect.height === 0) return;
        const stays = wasAtEnd.current;
        note(rect);
        // Whoever reads along goes on doing so in a window that became smaller.
        if (stays && isLive) list.scrollToEnd();
      }),
    measureElement: (row, entry, list) => measureElement(row, entry, list) || usualHeight,
    onChange: (list) => {
      wasAtEnd.current = list.isAtEnd(nearEnd);
      setAtEnd(wasAtEnd.current);
    },
  });
  // A transcript that runs is opened at what is said now.
  useLayoutEffect(() => {
    if (isLive) rows.scrollToEnd();
  }, [rows, isLive]);
  const current = kept?.currentId ? ids.indexOf(kept.currentId) : -1;
  useLayoutEffect(() => {
    if (current >= 0) rows.scrollToIndex(current, { align: 'center' });
  }, [rows, current]);
  const rendered = rows.getVirtualItems();
  const space = {
    paddingBlockStart: rendered[0]?.start ?? 0,
    paddingBlockEnd: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
  };
  return (
    <div className={styles.history}>
      {/* What scrolls must be reachable by keyboard, and its rows contain nothing that is. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region without buttons needs the focus itself */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={text('history')}>
        {port.store.getDropped() > 0 ? <p className={styles.dropped}>{text('dropped')}</p> : null}
        <ul className={styles.list} style={space}>
          {rendered.map(({ index, key }) => {
            const id = ids[index];
            return id === undefined ? null : (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={styles.row}
                aria-current={index === current ? 'true' : undefined}
                aria-setsize={ids.length}
                aria-posinset={index + 1}
              >
                <Row id={id} startedAt={startedAt} draw={draw} note={kept?.notes.get(id)} />
              </li>
            );
          })}
        </ul>
      </section>
      {isAtEnd || !isLive ? null : (
        <Button
          className={styles.jump}
          size="small"
          icon={<Icon icon={ArrowDown} size="small" />}
          onClick={() => rows.scrollToEnd()}
        >
          {text('jumpToNow')}
        </Button>
      )}
    </div>
  );
}
