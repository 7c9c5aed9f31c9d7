import type { TextFunction } from '@franca/ui/i18n';
import type { CallError } from '../core/room/CallRoom.ts';
import type { CallTextKey } from '../strings/CallStrings.ts';

const messages: Readonly<Record<string, CallTextKey>> = {
  CameraPermissionsDenied: 'errorCamera',
  MicrophonePermissionsDenied: 'errorMicrophone',
  NotAllowedError: 'errorBoth',
  NotFoundError: 'errorMissing',
  NotReadableError: 'errorInUse',
};

/** The words of a media error: those of the kit for devices, those of the media service for rooms. */
export function mediaErrorText({ code, message }: CallError, text: TextFunction<CallTextKey>): string {
  const known = messages[code];
  if (known) return text(known);
  return code === 20101 ? text('credentials', { message }) : message;
}
