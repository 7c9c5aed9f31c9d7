import { PlansDialog } from '../../components/PlansDialog.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { NotYetDialog } from './NotYetDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { ShellDialog } from './ShellDialog.ts';

/** Props of {@link ShellDialogs}. */
export interface ShellDialogsProps {
  /** The one that is open. */
  dialog: ShellDialog;
  /** Called when the person closes it. */
  onClose: () => void;
}

/** The dialogs that the rail opens. */
export function ShellDialogs({ dialog, onClose }: ShellDialogsProps) {
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <>
      <PlansDialog open={dialog.kind === 'plans'} onOpenChange={onOpenChange} />
      <AboutDialog open={dialog.kind === 'about'} onOpenChange={onOpenChange} />
      <SettingsDialog open={dialog.kind === 'settings'} onOpenChange={onOpenChange} />
      <LogOutDialog open={dialog.kind === 'logOut'} onOpenChange={onOpenChange} />
      <NotYetDialog target={dialog.kind === 'notYet' ? dialog.target : null} onOpenChange={onOpenChange} />
    </>
  );
}
