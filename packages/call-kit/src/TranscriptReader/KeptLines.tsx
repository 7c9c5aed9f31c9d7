import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { SearchField } from '@franca/ui/SearchField';
import { Select } from '@franca/ui/Select';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { TranscriptStore } from '../core/transcript/createTranscriptStore.ts';
import { transcriptText } from '../core/transcript/exportTranscript.ts';
import type { ReadTranscript } from '../core/transcript/readKeptTranscript.ts';
import { searchTranscript } from '../core/transcript/searchTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { ExportMenu } from '../TranscriptPanel/ExportMenu.tsx';
import { TranscriptHistory } from '../TranscriptPanel/TranscriptHistory.tsx';
import * as styles from './TranscriptReader.styles.ts';

/** Props of {@link KeptLines}. */
export interface KeptLinesProps {
  /** What was said. */
  transcript: ReadTranscript;
  /** The file. */
  vtt: string;
  /** Name under which it is saved, without an ending. */
  name: string;
  /** What is searched for at first. */
  query?: string | undefined;
}

/** The value of the choice of a speaker that stands for all: no option may be empty. */
const everybody = '*';

/** Words that a transcript contains side by side: all of those that somebody comes for, or the first of them that it has; else none. */
function findableOf(store: TranscriptStore, words: string): string {
  const has = (query: string) => searchTranscript(store, { query, userId: null }).length > 0;
  return [words.trim(), ...words.split(/\s+/)].find((query) => query !== '' && has(query)) ?? '';
}

/** The lines of a kept transcript with their search. Renders elements for the root of the reader. */
export function KeptLines({ transcript, vtt, name, query: first = '' }: KeptLinesProps) {
  const { store, notes } = transcript;
  const text = useTranscriptText();
  const [query, setQuery] = useState(() => findableOf(transcript.store, first));
  const [speaker, setSpeaker] = useState(everybody);
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(query);
  const isSearching = wanted.trim() !== '';
  const userId = speaker === everybody ? null : speaker.slice(1);
  const ids = useMemo(() => searchTranscript(store, { query: '', userId }), [store, userId]);
  const hits = useMemo(
    () => (isSearching ? searchTranscript(store, { query: wanted, userId }) : []),
    [store, wanted, isSearching, userId],
  );
  const place = hits.length === 0 ? 0 : at % hits.length;
  const step = (by: number): void => setAt((place + by + hits.length) % Math.max(1, hits.length));
  const said =
    hits.length === 0 ? text('nothingFound') : text('hit', { place: place + 1, count: hits.length });
  const speakers = store.getSpeakers();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const write = () => ({
    name,
    vtt,
    text: transcriptText(store, {
      startedAt: 0,
      language: transcript.language,
      hasBoth: true,
      nameOf: (id) => id,
      gapText: ({ id }) => notes.get(id) ?? '',
    }),
  });
  if (store.getIds().length === 0)
    return (
      <div className={styles.place}>
        <EmptyState title={text('keptEmpty')} />
      </div>
    );
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={text('search')}
          value={query}
          onValueChange={(next) => {
            setQuery(next);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        {speakers.length > 1 ? (
          <Select
            className={styles.speaker}
            label={text('speaker')}
            options={[
              { value: everybody, label: text('everybody') },
              ...speakers.map((one) => ({ value: `=${one}`, label: one })),
            ]}
            value={speaker}
            onValueChange={(next) => {
              setSpeaker(next);
              setAt(0);
            }}
          />
        ) : null}
        <ExportMenu write={write} />
        <div className={styles.hits} data-state={isSearching ? 'shown' : 'empty'}>
          <p className={styles.count} role="status">
            {isSearching ? said : null}
          </p>
          {isSearching ? (
            <>
              <IconButton label={text('previousHit')} disabled={hits.length === 0} onClick={() => step(-1)}>
                <Icon icon={ChevronUp} />
              </IconButton>
              <IconButton label={text('nextHit')} disabled={hits.length === 0} onClick={() => step(1)}>
                <Icon icon={ChevronDown} />
              </IconButton>
            </>
          ) : null}
        </div>
      </div>
      <TranscriptHistory
        key={speaker}
        ids={ids}
        query={wanted}
        startedAt={0}
        kept={{ notes, currentId: hits[place] ?? null }}
      />
    </>
  );
}
