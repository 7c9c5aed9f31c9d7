import { Button, Dialog, Switch } from '@franca/ui';
import { useSession } from '../../lib/useSession.ts';
import { useText } from '../../strings/useText.ts';
import type { SimpleDialogProps } from './SimpleDialogProps.ts';

/** Settings of this browser: one toggle (spec 0 §2, Settings dialog). */
export function SettingsDialog({ open, onOpenChange }: SimpleDialogProps) {
  const text = useText();
  const keepsBoth = useSession((state) => state.settings.allLangTranscript);
  const keepBoth = useSession((state) => state.setAllLangTranscript);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('settings')}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text('done')}</Button>}
    >
      <Switch
        label={text('keepBoth')}
        checked={keepsBoth}
        onChange={(event) => keepBoth(event.target.checked)}
      />
    </Dialog>
  );
}
