import { type CallPerson, TranscriptButton } from '@franca/call-kit';
import { ConfirmDialog, Icon, IconButton } from '@franca/ui';
import { lazyPart } from '@franca/ui/kit';
import { PanelRight } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallPage.styles.ts';
import type { CallTranscript } from './createCallTranscript.ts';
import type { OpenCall } from './openCall.ts';

/** What the parts of a call's transcript share. */
export interface CallTranscriptParts {
  readonly transcript: CallTranscript;
  readonly people: readonly CallPerson[];
  readonly isPanelOpen: boolean;
  readonly setPanelOpen: (isOpen: boolean) => void;
}

const loadView = () => import('./transcript/CallTranscriptView.tsx');
const Lines = lazyPart(loadView, 'CallTranscriptLines', null);
const KeepOffer = lazyPart(loadView, 'TranscriptKeepOffer', null);
const Panel = lazyPart(loadView, 'CallTranscriptPanel', ({ onClose }) => onClose());

/** The transcript of an open call, whose code comes when one is started or runs. */
export function useCallTranscript(call: OpenCall, people: readonly CallPerson[]): CallTranscriptParts {
  const { transcript, languages, isGuest } = call;
  const text = useText();
  const { data: me } = useMe();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { accent, language, _id: ownId } = me ?? {};
  useEffect(() => {
    if (ownId === undefined) return;
    transcript.setMaker(async (session) => {
      const { openTranscript } = await import('./transcript/openTranscript.ts');
      const others = [...languages].filter(([id]) => id !== ownId).map(([, name]) => name);
      return openTranscript(session, {
        accent: accent ?? null,
        language: language ?? null,
        otherLanguages: others,
        caption: isGuest ? null : text('calls.transcriptKept'),
      });
    });
  }, [transcript, languages, isGuest, ownId, accent, language, text]);
  return { transcript, people, isPanelOpen, setPanelOpen };
}

/** Props of {@link TranscriptActions}. */
export interface TranscriptActionsProps extends CallTranscriptParts {
  /** The dialog of the plans. */
  Plans: ComponentType<DialogProps>;
}

/** Starts and stops the transcript of a call, behind the gate of the plan (docs/behaviour/calls.md, Transcript). */
export function TranscriptActions({ transcript, isPanelOpen, setPanelOpen, Plans }: TranscriptActionsProps) {
  const text = useText();
  const { includes } = usePlan();
  const { page, isLoading } = useSyncExternalStore(transcript.subscribe, transcript.get);
  const [gate, setGate] = useState<'shut' | 'dialog' | 'plans'>('shut');
  const isIncluded = includes('transcript');
  const isReading = page?.isReading() ?? false;
  const isStarting = isLoading || page?.getState().kind === 'starting';
  const hasLines = isReading || (page?.store.getIds().length ?? 0) > 0;
  return (
    <>
      <TranscriptButton
        state={isReading ? 'on' : isStarting ? 'starting' : 'off'}
        onStart={() => (isIncluded ? void transcript.start() : setGate('dialog'))}
        onStop={() => page?.stop()}
      />
      {hasLines ? (
        <IconButton
          size="small"
          shape="round"
          className={styles.plate}
          label={text('calls.transcriptPanel')}
          aria-pressed={isPanelOpen}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          <Icon icon={PanelRight} size="small" />
        </IconButton>
      ) : null}
      <ConfirmDialog
        open={gate === 'dialog'}
        title={text('calls.transcriptPremium')}
        description={text('calls.transcriptPremiumText')}
        confirmLabel={text('calls.learnMore')}
        onConfirm={() => setGate('plans')}
        onOpenChange={(open) => setGate((now) => (open || now === 'plans' ? now : 'shut'))}
      />
      {gate === 'plans' ? (
        <Suspense fallback={null}>
          <Plans open onOpenChange={(open) => open || setGate('shut')} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The lines of the transcript, where the viewer wants them; nothing before one runs. */
export function LazyTranscriptLines({
  transcript,
  people,
  place,
}: CallTranscriptParts & { place: 'over' | 'below' }) {
  const { page, running } = useSyncExternalStore(transcript.subscribe, transcript.get);
  if (!page) return null;
  return (
    <Suspense fallback={null}>
      <Lines
        page={page}
        people={people}
        place={place}
        // Of another one it is shown anew who started it.
        key={running ? `${running.startedBy} ${running.startedAt}` : 'off'}
      />
    </Suspense>
  );
}

/** Everything that was said, beside the call. */
export function LazyTranscriptPanel({ transcript, people, isPanelOpen, setPanelOpen }: CallTranscriptParts) {
  const { page } = useSyncExternalStore(transcript.subscribe, transcript.get);
  if (!page || !isPanelOpen) return null;
  return (
    <Suspense fallback={null}>
      <Panel page={page} people={people} onClose={() => setPanelOpen(false)} />
    </Suspense>
  );
}

/** Offers, when the call is over, to keep what was said. */
export function LazyKeepOffer({ transcript, people }: CallTranscriptParts) {
  const { page } = useSyncExternalStore(transcript.subscribe, transcript.get);
  if (!page) return null;
  return (
    <Suspense fallback={null}>
      <KeepOffer page={page} people={people} />
    </Suspense>
  );
}
