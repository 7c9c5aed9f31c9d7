import { Switch } from '@franca/ui/Switch';
import type { SpeakerSource } from '../core/transcript/TranscriptPort.ts';
import { useLanguageName } from '../hooks/transcript/useLanguageName.ts';
import { useTranscript, useTranscriptState } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import * as styles from './TranscriptPanel.styles.ts';

/** How the words of a speaker come into the transcript, as a sentence. */
function useSourceText(): (source: SpeakerSource, language: string) => string {
  const text = useTranscriptText();
  const languageName = useLanguageName();
  return (source, language) => {
    switch (source.kind) {
      case 'pending':
        return text('enginePending');
      case 'lost':
        return text('engineLost', { engine: source.name });
      case 'unsupported':
        return text('engineUnsupported', { language: languageName(language) });
      case 'refused':
        return text('engineRefused');
      case 'prepared':
        return text('enginePrepared');
      case 'engine': {
        const engine = source.name;
        switch (source.place.kind) {
          case 'service':
            return text('engineService', { engine, service: source.place.name });
          case 'browser':
            return text('engineBrowser');
          case 'device':
            return text('engineDevice', { engine });
          case 'server':
            return text('engineServer', { engine });
        }
      }
    }
  };
}

/**
 * Who is transcribed by what, and where their sound goes, with the switch by which the viewer is left out. Renders a
 * `<section>`, and nothing while no transcript runs.
 */
export function TranscriptSources() {
  const { port, viewerId, personOf } = useTranscript();
  const state = useTranscriptState();
  const text = useTranscriptText();
  const languageName = useLanguageName();
  const sentenceOf = useSourceText();
  if (state.kind !== 'running') return null;
  const own = state.speakers.find(({ userId }) => userId === viewerId);
  return (
    <section className={styles.sources} aria-label={text('sources')} data-fr-part="transcript-sources">
      <details>
        <summary className={styles.subtitle}>{text('sources')}</summary>
        <ul className={styles.speakers}>
          {state.speakers.map(({ userId, language, source }) => {
            const { name } = personOf(userId);
            return (
              <li key={userId} data-source={source.kind}>
                <span className={styles.speaker}>
                  <bdi>{userId === viewerId ? text('you', { name }) : name}</bdi>
                  <span className={styles.quiet}>{languageName(language)}</span>
                </span>
                <span className={styles.quiet}>
                  {sentenceOf(source, language)}
                  {source.kind === 'engine' && source.quality === 'rough' ? ` · ${text('rough')}` : ''}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
      {own ? (
        <Switch
          label={text('refuse')}
          hint={text('refuseHint')}
          checked={own.source.kind === 'refused'}
          onCheckedChange={(isOn) => port.setRefused(isOn)}
        />
      ) : null}
    </section>
  );
}
