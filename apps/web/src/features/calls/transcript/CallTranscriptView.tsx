import type { CallPerson } from '@franca/call-kit';
import {
  loadTranscriptStrings,
  TranscriptAnnouncer,
  TranscriptLines,
  TranscriptNotice,
  TranscriptPanel,
  TranscriptProvider,
  type TranscriptView,
  useTranscriptExport,
  useTranscriptText,
} from '@franca/call-kit/transcript';
import { speechTagOf } from '@franca/speech';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { toasts } from '../../../lib/data/toasts.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { useSession } from '../../../lib/session/session.ts';
import { KitTexts } from '../../../strings/KitTexts.tsx';
import { useVideoContext } from '../useVideoContext.ts';
import * as styles from './CallTranscriptView.styles.ts';
import type { PageTranscript } from './createTranscript.ts';
import { setTranscriptView, transcriptView } from './transcriptView.ts';

interface PartProps {
  page: PageTranscript;
  people: readonly CallPerson[];
}

/** How the viewer reads transcripts: the setting of the specification, and what this browser keeps. */
function useView(): readonly [TranscriptView, (change: Partial<TranscriptView>) => void] {
  const hasBoth = useSession((state) => state.settings.allLangTranscript);
  const keepBoth = useSession((state) => state.setAllLangTranscript);
  const stored = useStore(transcriptView);
  const view = useMemo(() => ({ ...stored, hasBoth }), [stored, hasBoth]);
  const change = useCallback(
    ({ hasBoth: keeps, ...rest }: Partial<TranscriptView>) => {
      if (keeps !== undefined) keepBoth(keeps);
      setTranscriptView(rest);
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
}

/** The live lines of a call's transcript, and the notice that one runs (docs/behaviour/calls.md, Transcript). */
export function CallTranscriptLines({ page, people, place }: CallTranscriptLinesProps) {
  const [isNoticed, setNoticed] = useState(false);
  const isReading = useSyncExternalStore(page.subscribe, page.isReading);
  const kind = useSyncExternalStore(page.subscribe, () => page.getState().kind);
  const isShown = isReading || kind === 'starting' || kind === 'failed';
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
          {isShown && (view.position === 'below') === (place === 'below') ? <TranscriptLines /> : null}
          {place === 'over' && isReading ? <TranscriptAnnouncer /> : null}
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

/** Milliseconds for which it is offered to keep a transcript. */
const offerMs = 20_000;

function Offer({ page }: { page: PageTranscript }) {
  const { session } = useVideoContext();
  const text = useTranscriptText();
  const startedAt = page.store.getEntry(page.store.getIds()[0] ?? '')?.startedAt ?? 0;
  const write = useTranscriptExport(startedAt);
  const offer = (): void => {
    if (!page.keep || page.isKept() || page.store.getIds().length === 0) return;
    const kept = write({ hasBoth: true });
    const keep = (): void => {
      page.keep?.(kept).then(
        () => toasts.show({ style: 'success', content: text('kept') }),
        () => toasts.show({ style: 'error', content: text('keepFailed') }),
      );
    };
    toasts.show({
      style: 'info',
      content: text('title'),
      duration: offerMs,
      action: { label: text('keep'), onSelect: keep },
    });
  };
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(
    () => () => {
      if (session.getSnapshot().state.kind === 'ended') latest.current();
    },
    [session],
  );
  return null;
}

/** Offers, when the call is over, to keep in the conversation what was said. Renders no element. */
export function TranscriptKeepOffer({ page, people }: PartProps) {
  return (
    <Provided page={page} people={people}>
      {() => <Offer page={page} />}
    </Provided>
  );
}
