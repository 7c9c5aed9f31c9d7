import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLiveLines } from '../hooks/transcript/useLiveLines.ts';
import { useTranscript, useTranscriptEntry } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptStatus } from '../hooks/transcript/useTranscriptStatus.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { TranscriptGapText } from '../TranscriptStatus/TranscriptGapText.tsx';
import { TranscriptLine } from './TranscriptLine.tsx';
import * as styles from './TranscriptLines.styles.ts';

/** Props of {@link TranscriptLines}. */
export interface TranscriptLinesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The most lines at once. Default 2: as many people as can speak at once and still be followed. */
  count?: number | undefined;
  /** A line stays for so many milliseconds after its last change. Default 10,000. */
  lingerMs?: number | undefined;
}

/** What is not a fault, and gives way to words. */
const calm: readonly string[] = ['listening', 'refused', 'none'];

function Live({ id }: { id: string }) {
  const entry = useTranscriptEntry(id);
  if (!entry) return null;
  return (
    <li className={styles.line}>
      {entry.kind === 'gap' ? <TranscriptGapText gap={entry} /> : <TranscriptLine utterance={entry} />}
    </li>
  );
}

/**
 * What is being said in a call, as words, beside or over its pictures. Size, contrast and position are the viewer's choice;
 * the position is for whoever places it. Renders a `<section>`, and nothing while no transcript runs.
 */
export function TranscriptLines({ count = 2, lingerMs = 10_000, className, ...rest }: TranscriptLinesProps) {
  const { view } = useTranscript();
  const text = useTranscriptText();
  const { kind, sentence } = useTranscriptStatus();
  const ids = useLiveLines({ count, lingerMs });
  if (kind === 'none') return null;
  const isSaid = !calm.includes(kind) || ids.length === 0;
  return (
    <section
      aria-label={text('lines')}
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="transcript-lines"
      data-size={view.size}
      data-contrast={view.contrast}
      data-position={view.position}
      data-status={kind}
    >
      {ids.length > 0 ? (
        <ul className={styles.list}>
          {ids.map((id) => (
            <Live key={id} id={id} />
          ))}
        </ul>
      ) : null}
      <p className={styles.status} role="status">
        {isSaid && kind === 'starting' ? <Spinner size="small" /> : null}
        {isSaid && !calm.includes(kind) && kind !== 'starting' ? (
          <Icon icon={CircleAlert} size="small" />
        ) : null}
        {isSaid ? sentence : ''}
      </p>
    </section>
  );
}
