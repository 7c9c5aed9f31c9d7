import type { Additions, CallSession } from '@franca/call-kit';
import type { EndpointData, endpoints } from '@franca/contract';
import { api } from '../../lib/data/api.ts';

type WireCall = Pick<EndpointData<typeof endpoints.calls.info>, 'recorded_voices' | 'topic' | 'guests'>;

/** What answers for people of the demo who are away. */
export interface VoiceAnswers {
  /** Takes what the server says of the call: for whom this page may answer. */
  readonly take: (call: WireCall) => void;
  /** Ends all voices. */
  readonly close: () => void;
}

/** Answers for people of the demo whom the viewer calls, or adds; their code comes with the first. */
export function createVoiceAnswers(session: CallSession, additions: Additions): VoiceAnswers {
  const { uuid, viewerId } = session.facts;
  let loading: Promise<import('./createRecordedVoices.ts').RecordedVoices | undefined> | undefined;
  const take: VoiceAnswers['take'] = ({ recorded_voices = [], topic, guests }) => {
    if (recorded_voices.length === 0) return;
    const names = new Map([...topic.members, ...guests].map(({ _id, name }) => [_id, name]));
    loading ??= import('./createRecordedVoices.ts').then(
      ({ createRecordedVoices }) => createRecordedVoices(session),
      // Its code did not come: nobody answers, as without a voice.
      () => undefined,
    );
    void loading.then((voices) => voices?.answer(recorded_voices, (id) => names.get(id) ?? ''));
  };
  const asked = new Set<string>();
  const stop = additions.subscribe(() => {
    for (const { userId, byId, state } of additions.getSnapshot().added) {
      if (byId !== viewerId || state !== 'ringing') asked.delete(userId);
      else if (!asked.has(userId)) {
        asked.add(userId);
        api.calls.info({ params: { uuid } }).then(take, () => undefined);
      }
    }
  });
  return {
    take,
    close: () => {
      stop();
      void loading?.then((voices) => voices?.close());
    },
  };
}
