import type { DialogProps } from '../../components/DialogProps.ts';
import { DeletionSettings } from '../../features/account/DeletionSettings.tsx';
import { DevicesSettings } from '../../features/account/DevicesSettings.tsx';
import { DownloadSettings } from '../../features/account/DownloadSettings.tsx';
import { PrivacySettings } from '../../features/account/PrivacySettings.tsx';
import { PushSettings } from '../../features/notifications/push/PushSettings.tsx';
import { SettingsDialog } from '../../features/settings/SettingsDialog.tsx';

/** The settings, with those of other features. */
export function AllSettings(props: DialogProps) {
  return (
    <SettingsDialog {...props}>
      <PushSettings />
      <PrivacySettings />
      <DevicesSettings />
      <DownloadSettings />
      <DeletionSettings />
    </SettingsDialog>
  );
}
