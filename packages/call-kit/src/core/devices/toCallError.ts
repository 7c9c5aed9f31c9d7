import { CallError } from '../room/CallRoom.ts';

/** Any error as one of this kit. */
export const toCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  return new CallError('RoomError', error instanceof Error ? error.message : String(error));
};
