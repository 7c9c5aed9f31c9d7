import { CallError, type RoomErrorReason } from '../core/room/CallRoom.ts';

/** Room completed, and participant removed from it. */
const endedCodes: readonly number[] = [53118, 53119];
/** Participant disconnected because of a duplicate identity. */
const replacedCode = 53205;

/** What a code of Twilio's means for a call: 201xx are errors of the access token, 531xx refusals of a room. */
function reasonOf(code: number | null): RoomErrorReason | null {
  if (code === null) return null;
  if (endedCodes.includes(code)) return 'ended';
  if (code === replacedCode) return 'replaced';
  return [201, 531].includes(Math.floor(code / 100)) ? 'refused' : null;
}

/** An error of the SDK as one of this kit (https://www.twilio.com/docs/api/errors). */
export function roomError(error: unknown): CallError {
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
  return new CallError(code ?? 'RoomError', message, reasonOf(code));
}
