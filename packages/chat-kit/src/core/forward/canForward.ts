import type { ChatMessage } from '../model/Message.ts';

/** Whether a message can be sent on: everything that is stored but records of calls and recalled messages. */
export function canForward({ kind, seq, isRecalled }: ChatMessage): boolean {
  return seq !== null && !isRecalled && kind !== 'call';
}
