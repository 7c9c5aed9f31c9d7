import type { CallPerson } from '@franca/call-kit';
import {
  loadTranscriptStrings,
  TranscriptAnnouncer,
  TranscriptLines,
  TranscriptNotice,
  TranscriptPanel,
  TranscriptProvider,
  type TranscriptView,
} from '@franca/call-kit/transcript';
import { speechTagOf } from '@franca/speech';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../../lib/data/useMe.ts';
import { setPreferences, usePreference } from '../../../lib/preferences/preferences.ts';
import { useSession } from '../../../lib/session/session.ts';
import { KitTexts } from '../../../strings/KitTexts.tsx';
import * as styles from './CallTranscriptView.styles.ts';
import type { PageTranscript } from './createTranscript.ts';

interface PartProps {
  page: PageTranscript;
  people: readonly CallPerson[];
}

/** How the viewer reads transcripts: the setting of the specification, and preferences of this browser. */
function useView(): readonly [TranscriptView, (change: Partial<TranscriptView>) => void] {
  const hasBoth = useSession((state) => state.settings.allLangTranscript);
  const keepBoth = useSession((state) => state.setAllLangTranscript);
  const size = usePreference('transcriptSize');
  const position = usePreference('transcriptPosition');
  const contrast = usePreference('transcriptContrast');
  const isAnnounced = usePreference('transcriptAnnounced');
  const view = useMemo(
    () => ({ hasBoth, size, position, contrast, isAnnounced }),
    [hasBoth, size, position, contrast, isAnnounced],
  );
  const change = useCallback(
    (next: Partial<TranscriptView>) => {
      if (next.hasBoth !== undefined) keepBoth(next.hasBoth);
      setPreferences({
        ...(next.size && { transcriptSize: next.size }),
        ...(next.position && { transcriptPosition: next.position }),
        ...(next.contrast && { transcriptContrast: next.contrast }),
        ...(next.isAnnounced !== undefined && { transcriptAnnounced: next.isAnnounced }),
      });
    },
    [keepBoth],
  );
  return [view, change];
}

function Provided({ page, people, children }: PartProps & { children: (view: TranscriptView) => ReactNode }) {
  const userId = useSession((state) => state.userId) ?? '';
  const { data: me } = useMe();
  const [view, change] = useView();
  return (
    <KitTexts load={loadTranscriptStrings} fallback={null}>
      <TranscriptProvider
        port={page}
        viewerId={userId}
        language={speechTagOf(me?.language ?? me?.accent)}
        people={people}
        view={view}
        onViewChange={change}
      >
        {children(view)}
      </TranscriptProvider>
    </KitTexts>
  );
}

/** Props of {@link CallTranscriptLines}. */
export interface CallTranscriptLinesProps extends PartProps {
  /** Where this stands: it draws only what the viewer wants there. */
  place: 'over' | 'below';
  /** Whether the viewer may read; everybody is told that a transcript runs. */
  isReader: boolean;
}

/** The live lines of a call's transcript, and the notice that one runs (docs/behaviour/calls.md, Transcript). */
export function CallTranscriptLines({ page, people, place, isReader }: CallTranscriptLinesProps) {
  const [isNoticed, setNoticed] = useState(false);
  const usesBrowser = useSyncExternalStore(page.subscribe, page.usesBrowser);
  return (
    <Provided page={page} people={people}>
      {(view) => (
        <>
          {place === 'over' && !isNoticed ? (
            <div className={styles.notice}>
              <TranscriptNotice usesBrowser={usesBrowser} onDismiss={() => setNoticed(true)} />
            </div>
          ) : null}
          {isReader && (view.position === 'below') === (place === 'below') ? <TranscriptLines /> : null}
          {place === 'over' && isReader ? <TranscriptAnnouncer /> : null}
        </>
      )}
    </Provided>
  );
}

/** Props of {@link CallTranscriptPanel}. */
export interface CallTranscriptPanelProps extends PartProps {
  onClose: () => void;
}

/** Everything that was said, beside the pictures, or over them on a phone. */
export function CallTranscriptPanel({ page, people, onClose }: CallTranscriptPanelProps) {
  const state = useSyncExternalStore(page.subscribe, page.getState);
  return (
    <Provided page={page} people={people}>
      {() => (
        <aside className={styles.panel}>
          <TranscriptPanel
            startedAt={state.kind === 'running' ? state.startedAt : undefined}
            onClose={onClose}
          />
        </aside>
      )}
    </Provided>
  );
}
