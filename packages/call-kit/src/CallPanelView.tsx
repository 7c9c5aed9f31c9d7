import { AddPeopleDialog } from './AddPeople/AddPeopleDialog.tsx';
import { BackgroundPicker } from './BackgroundPicker/BackgroundPicker.tsx';
import type { CallPanel } from './CallFooter/CallFooter.tsx';
import { SettingsDialog } from './DeviceSettings/SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog/ShortcutsDialog.tsx';

/** Props of {@link CallPanelView}. */
export interface CallPanelViewProps {
  /** What is open. */
  panel: CallPanel;
  /** Closes it. */
  onClose: () => void;
}

/** What opens beside a call. */
export function CallPanelView({ panel, onClose }: CallPanelViewProps) {
  if (panel === 'people') return <AddPeopleDialog onClose={onClose} />;
  if (panel === 'settings') return <SettingsDialog onClose={onClose} />;
  return panel === 'background' ? (
    <BackgroundPicker onClose={onClose} />
  ) : (
    <ShortcutsDialog onClose={onClose} />
  );
}
