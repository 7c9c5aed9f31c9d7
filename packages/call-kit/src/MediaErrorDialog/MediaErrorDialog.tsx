import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import type { CallError } from '../core/room/CallRoom.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { mediaErrorText } from './mediaErrorText.ts';

/** Props of {@link MediaErrorDialog}. */
export interface MediaErrorDialogProps {
  /** What went wrong. */
  error: CallError;
  /** Takes it away. */
  onClose: () => void;
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
      description={mediaErrorText(error, text)}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{text('ok')}</Button>}
    >
      {error.code === 'RoomError' ? null : <p>{text('errorCode', { code: String(error.code) })}</p>}
    </Dialog>
  );
}
