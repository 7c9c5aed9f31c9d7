import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Popover } from '@franca/ui/Popover';
import { SearchField } from '@franca/ui/SearchField';
import { Select } from '@franca/ui/Select';
import { cx } from '@linaria/core';
import { Settings2, X } from 'lucide-react';
import { type ComponentProps, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { searchTranscript } from '../core/transcript/searchTranscript.ts';
import {
  useTranscript,
  useTranscriptIds,
  useTranscriptSpeakers,
  useTranscriptState,
} from '../hooks/transcript/useTranscript.ts';
import { useTranscriptExport } from '../hooks/transcript/useTranscriptExport.ts';
import { useTranscriptStatus } from '../hooks/transcript/useTranscriptStatus.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { TranscriptHistory } from './TranscriptHistory.tsx';
import * as styles from './TranscriptPanel.styles.ts';
import { TranscriptSources } from './TranscriptSources.tsx';
import { TranscriptViewOptions } from './TranscriptViewOptions.tsx';
import { section } from './transcriptSection.styles.ts';

/** Props of {@link TranscriptPanel}. */
export interface TranscriptPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where times count from, in milliseconds since 1970. Default: the first line. */
  startedAt?: number | undefined;
  /** Closes the panel. */
  onClose: () => void;
}

/** What is not said above the lines, because all is well. */
const calm: readonly string[] = ['listening', 'none'];

/** The value of the choice of a speaker that stands for all: no id of a user is empty, and no option may be. */
const everybody = '*';

const noVersion = (): number => 0;

/** Ids that are searched: while somebody searches, every change of a line may be a find. */
function useFound(query: string, userId: string | null): readonly string[] {
  const { store } = useTranscript().port;
  const all = useTranscriptIds();
  const isSearch = query.trim() !== '';
  const getVersion = isSearch ? store.getVersion : noVersion;
  useSyncExternalStore(store.subscribeAll, getVersion, getVersion);
  return isSearch || userId !== null ? searchTranscript(store, { query, userId }) : all;
}

function StartedBy() {
  const { viewerId, personOf } = useTranscript();
  const state = useTranscriptState();
  const text = useTranscriptText();
  if (state.kind !== 'running') return state.kind === 'off' ? text('stopped') : null;
  return state.startedBy === viewerId
    ? text('startedByYou')
    : text('startedBy', { name: personOf(state.startedBy).name });
}

/**
 * Everything that was said, with search, choice of a speaker, export, who is transcribed by what, and how it all looks.
 * Renders a `<section>` that fills its parent.
 */
export function TranscriptPanel({ startedAt: given, onClose, className, ...rest }: TranscriptPanelProps) {
  const { port, personOf } = useTranscript();
  const text = useTranscriptText();
  const speakers = useTranscriptSpeakers();
  const status = useTranscriptStatus();
  const [query, setQuery] = useState('');
  const [speaker, setSpeaker] = useState(everybody);
  const wanted = useDeferredValue(query);
  const userId = speaker === everybody ? null : speaker;
  const ids = useFound(wanted, userId);
  const isFiltered = wanted.trim() !== '' || userId !== null;
  const startedAt = given ?? port.store.getEntry(port.store.getIds()[0] ?? '')?.startedAt ?? 0;
  const write = useTranscriptExport(startedAt);
  return (
    <section
      aria-label={text('title')}
      {...rest}
      className={cx(section, styles.root, className)}
      data-fr-part="transcript-panel"
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{text('title')}</h2>
        <ExportMenu write={write} />
        <Popover
          label={text('view')}
          placement="bottom-end"
          trigger={
            <IconButton label={text('view')}>
              <Icon icon={Settings2} />
            </IconButton>
          }
        >
          <TranscriptViewOptions />
        </Popover>
        <IconButton label={text('close')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </header>
      <div className={styles.tools}>
        <SearchField label={text('search')} value={query} onValueChange={setQuery} />
        {speakers.length > 1 ? (
          <Select
            label={text('speaker')}
            options={[
              { value: everybody, label: text('everybody') },
              ...speakers.map((id) => ({ value: id, label: personOf(id).name })),
            ]}
            value={speaker}
            onValueChange={setSpeaker}
          />
        ) : null}
        <p className={styles.quiet} role="status">
          {isFiltered ? (
            text('found', { count: ids.length })
          ) : calm.includes(status.kind) ? (
            <StartedBy />
          ) : (
            status.sentence
          )}
        </p>
      </div>
      {ids.length > 0 ? (
        <TranscriptHistory
          key={isFiltered ? 'found' : 'all'}
          ids={ids}
          query={wanted}
          startedAt={startedAt}
        />
      ) : (
        <div className={styles.empty}>
          <EmptyState title={text(isFiltered ? 'nothingFound' : 'empty')}>
            {text(isFiltered ? 'nothingFoundText' : 'emptyText')}
          </EmptyState>
        </div>
      )}
      <TranscriptSources />
    </section>
  );
}
