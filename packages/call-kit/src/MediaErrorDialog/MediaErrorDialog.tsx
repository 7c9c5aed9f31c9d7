import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import type { TextFunction } from '@franca/ui/i18n';
import type { CallError } from '../core/room/CallRoom.ts';
import { useCallText } from '../hooks/useCallText.ts';
import type { CallTextKey } from '../strings/CallStrings.ts';

/** Props of {@link MediaErrorDialog}. */
export interface MediaErrorDialogProps {
  /** What went wrong. */
  error: CallError;
  /** Takes it away. */
  onClose: () => void;
}

const messages: Readonly<Record<string, CallTextKey>> = {
  CameraPermissionsDenied: 'errorCamera',
  MicrophonePermissionsDenied: 'errorMicrophone',
  NotAllowedError: 'errorBoth',
  NotFoundError: 'errorMissing',
  NotReadableError: 'errorInUse',
};

/** The words of an error: those of the kit for devices, those of the media service for rooms. */
function errorText({ code, message }: CallError, text: TextFunction<CallTextKey>): string {
  const known = messages[code];
  if (known) return text(known);
  return code === 20101 ? text('credentials', { message }) : message;
}

/** Says what went wrong with a device or the room, with its code (docs/behaviour/call-media.md, Media errors). */
export function MediaErrorDialog({ error, onClose }: MediaErrorDialogProps) {
  const text = useCallText();
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      title={text('error')}
      description={errorText(error, text)}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{text('ok')}</Button>}
    >
      {error.code === 'RoomError' ? null : <p>{text('errorCode', { code: String(error.code) })}</p>}
    </Dialog>
  );
}
