import { CallError } from '../core/room/CallRoom.ts';

/** The error of a device that could not be opened, by the browser's name for it. */
export function deviceError(error: unknown, kind: 'microphone' | 'camera' | 'screen'): CallError {
  if (error instanceof CallError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    if (kind === 'camera') return new CallError('CameraPermissionsDenied', message);
    return new CallError(kind === 'microphone' ? 'MicrophonePermissionsDenied' : 'NotAllowedError', message);
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return new CallError('NotFoundError', message);
  }
  return new CallError('NotReadableError', message);
}
