import { Button, Dialog, Switch } from '@franca/ui';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useSession } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';

/** Settings of this browser: one toggle. */
export function SettingsDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  const keepsBoth = useSession((state) => state.settings.allLangTranscript);
  const keepBoth = useSession((state) => state.setAllLangTranscript);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('shell.settings')}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text('common.done')}</Button>}
    >
      <Switch
        label={text('shell.keepBoth')}
        checked={keepsBoth}
        onChange={(event) => keepBoth(event.target.checked)}
      />
    </Dialog>
  );
}
