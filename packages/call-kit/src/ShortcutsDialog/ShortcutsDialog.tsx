import { Dialog } from '@franca/ui/Dialog';
import { Kbd } from '@franca/ui/Kbd';
import { useCallText } from '../hooks/useCallText.ts';
import { shortcutKeys } from '../hooks/useShortcuts.ts';
import * as styles from './ShortcutsDialog.styles.ts';

/** Props of {@link ShortcutsDialog}. */
export interface ShortcutsDialogProps {
  /** Closes it. */
  onClose: () => void;
}

/** Lists the keys of a call. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const text = useCallText();
  const rows = [
    [shortcutKeys.microphone, `${text('mute')} / ${text('unmute')}`],
    [shortcutKeys.camera, `${text('cameraOn')} / ${text('cameraOff')}`],
    [shortcutKeys.screen, `${text('shareScreen')} / ${text('stopSharing')}`],
    [shortcutKeys.help, text('shortcuts')],
  ] as const;
  return (
    <Dialog open size="small" title={text('shortcuts')} onOpenChange={(open) => open || onClose()}>
      <dl className={styles.list}>
        {rows.map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt>{what}</dt>
            <dd>
              <Kbd keys={[key.toUpperCase()]} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
