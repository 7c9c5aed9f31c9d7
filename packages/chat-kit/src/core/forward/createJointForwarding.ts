import type { Forwarding, ForwardState } from './createForwarding.ts';

const none: ForwardState = { kind: 'idle' };

/** How far several copies for one target have come together: as far as the one that is furthest behind. */
function jointState(states: readonly ForwardState[]): ForwardState {
  const failed = states.find(({ kind }) => kind === 'failed');
  if (failed) return failed;
  if (states.some(({ kind }) => kind === 'sending')) return { kind: 'sending' };
  return states.every(({ kind }) => kind === 'sent') ? { kind: 'sent' } : none;
}

/** Several messages on their way to people and groups as if they were one; each has begun with its own. */
export function createJointForwarding(parts: readonly Forwarding[]): Omit<Forwarding, 'begin'> {
  const read = (): ReadonlyMap<string, ForwardState> => {
    const all = parts.map((part) => part.getSnapshot());
    const targets = new Set(all.flatMap((states) => [...states.keys()]));
    return new Map([...targets].map((id) => [id, jointState(all.map((states) => states.get(id) ?? none))]));
  };
  let known = read();
  return {
    // In their order, so that they arrive as they were written.
    sendTo: async (target) => {
      for (const part of parts) await part.sendTo(target);
    },
    getSnapshot: () => known,
    subscribe: (listener) => {
      const stops = parts.map((part) =>
        part.subscribe(() => {
          known = read();
          listener();
        }),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
