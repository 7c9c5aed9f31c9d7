import { RecordButton, type RecordButtonProps, useCallSnapshot, useCallText } from '@franca/call-kit';
import type { RecordingErrorCode } from '@franca/call-kit/recording';
import { useToast } from '@franca/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import * as styles from './CallPage.styles.ts';
import type { PageRecorder } from './createPageRecorder.ts';
import type { Recordings } from './createRecordings.ts';
import { useVideoContext } from './useVideoContext.ts';

const failures = {
  refused: 'recordingFailedRefused',
  busy: 'recordingFailedBusy',
  quota: 'recordingFailedQuota',
  ended: 'recordingFailedEnded',
  unsupported: 'recordingFailedUnsupported',
} as const satisfies Record<RecordingErrorCode, string>;

/** Props of {@link CallRecording}. */
export interface CallRecordingProps {
  /** Who records the call. */
  recordings: Recordings;
  /** The recorder of this page. */
  recorder: PageRecorder;
}

/** A phone has no room for the button, except to stop what is being recorded: a window may have become narrow meanwhile. */
function WideRecordButton(props: RecordButtonProps) {
  return <RecordButton {...props} className={props.state === 'on' ? undefined : styles.wide} />;
}

/** Recording at the media service, which alone knows of it. */
function ServiceRecording() {
  const { session } = useVideoContext();
  const { room } = useCallSnapshot();
  const toast = useToast();
  const setRules = (type: 'include' | 'exclude'): void => {
    const body = { room_sid: session.facts.uuid, rules: [{ type, all: true }] };
    api.calls
      .recordingRules({ body })
      .catch((error: unknown) => toast.media(errorText(error), { style: 'warning' }));
  };
  return (
    <WideRecordButton
      state={room?.isRecording ? 'on' : 'off'}
      onStart={() => setRules('include')}
      onStop={() => setRules('exclude')}
    />
  );
}

/** What the recorder of this page needs and says, whether or not its button is shown. Renders nothing. */
export function CallRecordingNotices({ recorder }: Pick<CallRecordingProps, 'recorder'>) {
  const text = useCallText();
  const toast = useToast();
  const { personOf } = useVideoContext();
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);
  const isDelayed = state.kind === 'recording' && state.isDelayed;
  const failure = state.kind === 'failed' ? state.code : null;
  useEffect(() => recorder.setNames((userId) => personOf(userId).name), [recorder, personOf]);
  useEffect(() => {
    if (isDelayed) toast.media(text('recordingDelayed'), { style: 'warning' });
  }, [isDelayed, text, toast]);
  useEffect(() => {
    if (failure) toast.media(text(failures[failure]), { style: 'warning' });
  }, [failure, text, toast]);
  return null;
}

function PageRecording({ recordings, recorder }: CallRecordingProps) {
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);
  const running = useSyncExternalStore(recordings.subscribe, recordings.get);
  const isBusy = state.kind === 'starting' || state.kind === 'saving';
  const other = running ? 'other' : 'off';
  return (
    <WideRecordButton
      state={state.kind === 'recording' ? 'on' : isBusy ? state.kind : other}
      onStart={() => void recorder.start()}
      onStop={recorder.stop}
    />
  );
}

/** Starts and stops the recording of a call, in this page or at the media service (docs/behaviour/calls.md, Recording). */
export function CallRecording(props: CallRecordingProps) {
  const { includes } = usePlan();
  if (!includes('videoCall')) return null;
  return props.recordings.isAtService() ? <ServiceRecording /> : <PageRecording {...props} />;
}
