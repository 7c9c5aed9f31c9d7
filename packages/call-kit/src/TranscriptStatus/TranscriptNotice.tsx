import { Banner, type BannerProps } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { useTranscript, useTranscriptState } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import * as styles from './TranscriptNotice.styles.ts';

/** Props of {@link TranscriptNotice}. */
export interface TranscriptNoticeProps extends Omit<BannerProps, 'children' | 'action' | 'tone'> {
  /** Whether the viewer's browser recognises their words: its maker may receive the sound, which is said. */
  usesBrowser?: boolean | undefined;
}

/**
 * Tells whoever takes part that a transcript runs, and who started it, and lets them refuse. Renders a `<div>`, and nothing
 * while no transcript runs.
 */
export function TranscriptNotice({ usesBrowser = false, ...rest }: TranscriptNoticeProps) {
  const { port, viewerId, personOf } = useTranscript();
  const state = useTranscriptState();
  const text = useTranscriptText();
  if (state.kind !== 'running') return null;
  const own = state.speakers.find(({ userId }) => userId === viewerId);
  const isRefused = own?.source.kind === 'refused';
  const who =
    state.startedBy === viewerId
      ? text('startedByYou')
      : text('startedBy', { name: personOf(state.startedBy).name });
  return (
    <Banner data-fr-part="transcript-notice" {...rest} tone="info">
      <div className={styles.content}>
        <span>
          {isRefused ? text('refusedYou') : usesBrowser ? `${who}. ${text('browserNotice')}` : `${who}.`}
        </span>
        {own && !isRefused ? (
          <Button size="small" variant="neutral" onClick={() => port.setRefused(true)}>
            {text('refuse')}
          </Button>
        ) : null}
      </div>
    </Banner>
  );
}
