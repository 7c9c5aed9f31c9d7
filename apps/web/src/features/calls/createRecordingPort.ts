import { ApiError } from '@franca/api-client';
import { RecordingError, type RecordingErrorCode, type RecordingPort } from '@franca/call-kit/recording';
import { api } from '../../lib/data/api.ts';
import type { Recordings } from './createRecordings.ts';

/** Refusals after which asking again does not help, and what they mean for a recording. */
const refusals: Readonly<Record<string, RecordingErrorCode>> = {
  recording_running: 'busy',
  recording_ended: 'ended',
  not_found: 'ended',
  call_not_found: 'refused',
  call_ended: 'ended',
  not_permitted: 'refused',
  unauthorized: 'refused',
  conflict: 'ended',
  file_too_large: 'quota',
  upload_limit_reached: 'quota',
};

/** Turns what the server refused into what the kit understands; anything else is asked again. */
function toRecordingError(error: unknown): unknown {
  const code = error instanceof ApiError ? refusals[error.code] : undefined;
  return code ? new RecordingError(code, String(error)) : error;
}

async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toRecordingError(error);
  }
}

/** Recordings of one call on the server of this application. */
export function createRecordingPort(uuid: string, recordings: Recordings): RecordingPort {
  return {
    start: ({ id, mime }) =>
      ask(async () => {
        const type = mime === 'video/webm' || mime === 'video/mp4' ? mime : undefined;
        if (!type) throw new RecordingError('unsupported', `This server does not take ${mime}.`);
        recordings.own(id);
        recordings.set(await api.calls.startRecording({ body: { uuid, recording_id: id, mime: type } }));
      }),
    upload: ({ id, index, bytes }) =>
      ask(async () => {
        await api.calls.recordingPart({ params: { recording_id: id, part: index }, body: bytes });
      }),
    stop: ({ id, parts, milliseconds }) =>
      ask(async () => {
        const body = { recording_id: id, parts, milliseconds };
        return (await api.calls.stopRecording({ body })).parts;
      }),
  };
}
