import type { MemberResponse, SignalingHandlers, SignalingPort } from '../core/call/SignalingPort.ts';

/** A server of an application inside a test: the port, and what a test makes of it. */
export interface FakeSignaling {
  /** The port; give it to `createCallSession`. */
  readonly signaling: SignalingPort;
  /** What was reported, in order: `accept`, `reject`, `hangup`, `end 12`. */
  readonly sent: readonly string[];
  /** A member responds. */
  readonly respond: (response: MemberResponse) => void;
  /** The ringing ends on all devices. */
  readonly endRing: (reason: 'cancelled' | 'missed' | 'elsewhere') => void;
  /** Somebody who was added is rung, or nobody is any more. */
  readonly ring: (isRinging: boolean) => void;
  /** Somebody begins to record with their browser, or stops. */
  readonly record: (isRecording: boolean) => void;
}

/** Makes a server that takes down what is reported to it. */
export function fakeSignaling(): FakeSignaling {
  const sent: string[] = [];
  const subscribers = new Set<SignalingHandlers>();
  return {
    sent,
    signaling: {
      access: async () => ({ token: 'token' }),
      send: async (action) => void sent.push(action),
      end: async (seconds) => void sent.push(`end ${seconds}`),
      subscribe: (handlers) => {
        subscribers.add(handlers);
        return () => subscribers.delete(handlers);
      },
    },
    respond: (response) => {
      for (const { onResponse } of [...subscribers]) onResponse(response);
    },
    endRing: (reason) => {
      for (const { onRingEnded } of [...subscribers]) onRingEnded(reason);
    },
    ring: (isRinging) => {
      for (const { onRinging } of [...subscribers]) onRinging(isRinging);
    },
    record: (isRecording) => {
      for (const { onRecording } of [...subscribers]) onRecording(isRecording);
    },
  };
}
