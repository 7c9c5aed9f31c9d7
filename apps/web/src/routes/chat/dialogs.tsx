import type { ComponentType } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { notYetDialog } from '../../components/NotYet.tsx';
import { DeletionSettings } from '../../features/account/DeletionSettings.tsx';
import { DevicesSettings } from '../../features/account/DevicesSettings.tsx';
import { DownloadSettings } from '../../features/account/DownloadSettings.tsx';
import { EditProfileDialog } from '../../features/account/EditProfileDialog.tsx';
import { AccountDialog } from '../../features/billing/AccountDialog.tsx';
import { PlansDialog } from '../../features/billing/PlansDialog.tsx';
import { AddMembersDialog } from '../../features/groups/AddMembersDialog.tsx';
import { EditGroupDialog } from '../../features/groups/EditGroupDialog.tsx';
import { LeaveGroupDialog } from '../../features/groups/LeaveGroupDialog.tsx';
import { NewGroupDialog } from '../../features/groups/NewGroupDialog.tsx';
import { PushSettings } from '../../features/notifications/push/PushSettings.tsx';
import { AddFriendDialog } from '../../features/people/AddFriendDialog.tsx';
import { FindPeopleDialog } from '../../features/people/FindPeopleDialog.tsx';
import { SettingsDialog } from '../../features/settings/SettingsDialog.tsx';
import { AboutDialog } from '../../features/shell/AboutDialog.tsx';
import { LogOutDialog } from '../../features/shell/LogOutDialog.tsx';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import type { DialogName } from '../../lib/chatAddress/chatAddress.ts';

/** The plans, with what the person wanted when they opened. */
function WantedPlans(props: DialogProps) {
  const { wanted } = useChatAddress();
  return <PlansDialog {...props} wanted={wanted} />;
}

/** The settings, with those of other features. */
function AllSettings(props: DialogProps) {
  return (
    <SettingsDialog {...props}>
      <PushSettings />
      <DevicesSettings />
      <DownloadSettings />
      <DeletionSettings />
    </SettingsDialog>
  );
}

/** Every dialog over the chats, by its name in the address: `/chat?dialog=NAME`. A further one is one entry here. */
const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  newChat: FindPeopleDialog,
  plans: WantedPlans,
  addFriend: AddFriendDialog,
  newGroup: NewGroupDialog,
  addMembers: AddMembersDialog,
  editGroup: EditGroupDialog,
  leaveGroup: LeaveGroupDialog,
  smartTalk: notYetDialog('shell.smartTalk'),
  account: AccountDialog,
  editProfile: EditProfileDialog,
  settings: AllSettings,
  about: AboutDialog,
  logOut: LogOutDialog,
};

const names = Object.keys(dialogs) as DialogName[];

/** Shows the dialog that the address names. */
export function ChatDialogs() {
  const { dialog, close } = useChatAddress();
  return names.map((name) => {
    const Dialog = dialogs[name];
    return <Dialog key={name} open={name === dialog} onOpenChange={(open) => open || close('dialog')} />;
  });
}
