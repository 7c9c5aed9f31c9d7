import { Button, Dialog } from '@franca/ui';
import type { ReactNode } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useText } from '../../strings/texts.ts';
import { CallSettings } from './CallSettings.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import * as styles from './Settings.styles.ts';

/** Props of {@link SettingsDialog}. */
export interface SettingsDialogProps extends DialogProps {
  /** Groups of other features, after those of this one. */
  children?: ReactNode;
}

/**
 * Settings: first language and appearance, which most people look for, then calls. A further group is one component here, made of
 * a {@link SettingsGroup}.
 */
export function SettingsDialog({ open, inHistory = false, onOpenChange, children }: SettingsDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.settings')}
      footer={<Button onClick={() => onOpenChange(false)}>{text('common.done')}</Button>}
    >
      <div className={styles.groups}>
        <DisplaySettings />
        <CallSettings />
        {children}
      </div>
    </Dialog>
  );
}
