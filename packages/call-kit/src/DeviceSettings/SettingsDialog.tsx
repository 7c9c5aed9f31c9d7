import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { DeviceFields } from './DeviceFields.tsx';

/** Props of {@link SettingsDialog}. */
export interface SettingsDialogProps {
  /** Closes it. */
  onClose: () => void;
}

/** 'Audio and Video Settings': the devices of the call, each to be tried. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const { session } = useCall();
  const text = useCallText();
  return (
    <Dialog
      open
      title={text('settingsTitle')}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{text('done')}</Button>}
    >
      <DeviceFields local={session.local} />
    </Dialog>
  );
}
