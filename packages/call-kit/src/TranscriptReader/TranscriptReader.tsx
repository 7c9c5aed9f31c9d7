import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { ProgressBar } from '@franca/ui/ProgressBar';
import { cx } from '@linaria/core';
import { Download } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { TranscriptProvider } from '../context/TranscriptProvider.tsx';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { TranscriptPort } from '../core/transcript/TranscriptPort.ts';
import type { TranscriptView } from '../core/transcript/TranscriptView.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { section } from '../TranscriptPanel/transcriptSection.styles.ts';
import { KeptLines } from './KeptLines.tsx';
import * as styles from './TranscriptReader.styles.ts';
import { type LoadedTranscript, type LoadTranscript, useLoadedTranscript } from './useLoadedTranscript.ts';

/** Props of {@link TranscriptReader}. */
export interface TranscriptReaderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Fetches the file; keep it the same function, another one fetches anew. It need not go on after `transcriptLimits.bytes`. */
  load: LoadTranscript;
  /** Name under which it is saved, without an ending, and where the file can be saved as it is. */
  file: { readonly name: string; readonly href: string };
  /** What is searched for at first. Default: nothing. */
  query?: string | undefined;
  /** How large the lines are, and their contrast. Both languages are always shown. */
  view?: Partial<TranscriptView> | undefined;
}

const nobody: readonly CallPerson[] = [];
const off = { kind: 'off' } as const;
const nothing = (): void => {};

/**
 * A transcript that was kept as a file (WebVTT), to be read: all lines with speaker and time, in the original and the translation, with
 * search from hit to hit, choice of a speaker, copy and save. A file that is no transcript is named as such, and can be saved. Renders a
 * `<section>` that fills its parent.
 *
 * @example
 * <TranscriptReader load={loadFile} file={{ name: 'transcript-2026-05-04', href: '/files/1' }} />
 */
export function TranscriptReader({ load, file, query, view, className, ...rest }: TranscriptReaderProps) {
  const text = useTranscriptText();
  const [state, retry] = useLoadedTranscript(load);
  return (
    <section
      aria-label={text('title')}
      {...rest}
      className={cx(section, className)}
      data-fr-part="transcript-reader"
      data-state={state.kind}
    >
      {state.kind === 'loading' ? (
        <div className={styles.place}>
          <ProgressBar label={text('loading')} value={state.share} />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <div className={styles.place}>
          <RetryBanner onRetry={retry}>{text('loadFailed')}</RetryBanner>
        </div>
      ) : null}
      {state.kind === 'refused' ? (
        <div className={styles.place}>
          <EmptyState
            title={text(state.reason === 'large' ? 'tooLarge' : 'notTranscript')}
            action={
              <Button
                variant="neutral"
                icon={<Icon icon={Download} size="small" />}
                render={<a href={file.href} download={`${file.name}.vtt`} />}
              >
                {text('saveFile')}
              </Button>
            }
          >
            {text('notTranscriptText')}
          </EmptyState>
        </div>
      ) : null}
      {state.kind === 'ready' ? <Ready state={state} name={file.name} query={query} view={view} /> : null}
    </section>
  );
}

interface ReadyProps extends Pick<TranscriptReaderProps, 'query' | 'view'> {
  state: LoadedTranscript & { readonly kind: 'ready' };
  name: string;
}

function Ready({ state: { transcript, vtt }, name, query, view }: ReadyProps) {
  const { store, language } = transcript;
  const port = useMemo<TranscriptPort>(
    () => ({
      store,
      getState: () => off,
      subscribe: () => nothing,
      start: nothing,
      stop: nothing,
      setRefused: nothing,
    }),
    [store],
  );
  const both = useMemo(() => ({ ...view, hasBoth: true }), [view]);
  return (
    <TranscriptProvider port={port} viewerId="" language={language} people={nobody} view={both}>
      <KeptLines transcript={transcript} vtt={vtt} name={name} query={query} />
    </TranscriptProvider>
  );
}
