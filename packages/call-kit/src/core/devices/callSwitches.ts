import type { CallStorage } from './CallStorage.ts';

/** Whether the viewer has switched microphone and camera on or off; absent where they have not, and the call decides. */
export interface CallSwitches {
  readonly microphone?: boolean | undefined;
  readonly camera?: boolean | undefined;
}

const readFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** The switches of a call as they were kept, for a page that is loaded anew; none of another call. */
export function readSwitches(storage: CallStorage, callId: string): CallSwitches {
  try {
    const kept: unknown = JSON.parse(storage.read('switches') ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('callId' in kept) || kept.callId !== callId) return {};
    const { microphone, camera } = kept as { microphone?: unknown; camera?: unknown };
    return { microphone: readFlag(microphone), camera: readFlag(camera) };
  } catch {
    return {};
  }
}

/** Keeps the switches of a call, in the place of those of the one before. */
export function writeSwitches(storage: CallStorage, callId: string, switches: CallSwitches): void {
  storage.write('switches', JSON.stringify({ callId, ...switches }));
}
