import { lazyPart } from '@franca/ui/kit';
import { type ComponentType, Suspense, useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import type { DialogName } from '../../lib/chatAddress/chatAddress.ts';

/** Closes a dialog whose file does not come; a toast says why. */
const shut = ({ onOpenChange }: DialogProps) => onOpenChange(false);

const PlansDialog = lazyPart(() => import('../../features/billing/PlansDialog.tsx'), 'PlansDialog', shut);

const EarlierTalks = lazyPart(
  () => import('../../features/assistant/EarlierTalks.tsx'),
  'EarlierTalks',
  null,
);

const LanguageDialog = lazyPart(
  () => import('../../features/chat/conversation/LanguageDialog.tsx'),
  'LanguageDialog',
  shut,
);

/** The language of the conversation that the address names. */
function ChatLanguage(props: DialogProps & ChatDialogsProps) {
  const { subject } = useChatAddress();
  return <LanguageDialog {...props} topicId={subject} />;
}

const TranscriptDialog = lazyPart(
  () => import('../../features/chat/transcripts/TranscriptDialog.tsx'),
  'TranscriptDialog',
  shut,
);

/** The kept transcript that the address names. */
function KeptTranscript({ open, inHistory = false, onOpenChange }: DialogProps) {
  const { subject } = useChatAddress();
  return <TranscriptDialog {...{ open, inHistory, onOpenChange }} subject={open ? subject : null} />;
}

/** The plans, with what the person wanted when they opened. */
function WantedPlans({ open, inHistory, onOpenChange }: DialogProps) {
  const { wanted, openArea } = useChatAddress();
  const isAssistant = wanted === 'smartTalk';
  const beside = isAssistant ? (
    <Suspense fallback={null}>
      <EarlierTalks onOpen={() => openArea('smartTalk')} />
    </Suspense>
  ) : undefined;
  return <PlansDialog {...{ open, inHistory, onOpenChange }} wanted={wanted} beside={beside} />;
}

/**
 * Every dialog over the chats, by its name in the address: `/chat?dialog=NAME`. A further one is one entry here. Each is loaded
 * when it is first opened.
 */
const dialogs: Record<DialogName, ComponentType<DialogProps & ChatDialogsProps>> = {
  newChat: lazyPart(() => import('../../features/people/FindPeopleDialog.tsx'), 'FindPeopleDialog', shut),
  plans: WantedPlans,
  addFriend: lazyPart(() => import('../../features/people/AddFriendDialog.tsx'), 'AddFriendDialog', shut),
  newGroup: lazyPart(() => import('../../features/groups/NewGroupDialog.tsx'), 'NewGroupDialog', shut),
  addMembers: lazyPart(() => import('../../features/groups/AddMembersDialog.tsx'), 'AddMembersDialog', shut),
  groupLinks: lazyPart(() => import('../../features/groups/GroupLinksDialog.tsx'), 'GroupLinksDialog', shut),
  editGroup: lazyPart(() => import('../../features/groups/EditGroupDialog.tsx'), 'EditGroupDialog', shut),
  scheduled: lazyPart(() => import('../../features/chat/scheduled/AllScheduled.tsx'), 'AllScheduled', shut),
  chatLanguage: ChatLanguage,
  transcript: KeptTranscript,
  leaveGroup: lazyPart(() => import('../../features/groups/LeaveGroupDialog.tsx'), 'LeaveGroupDialog', shut),
  block: lazyPart(() => import('../../features/people/BlockDialog.tsx'), 'BlockDialog', shut),
  account: lazyPart(() => import('../../features/billing/AccountDialog.tsx'), 'AccountDialog', shut),
  editProfile: lazyPart(
    () => import('../../features/account/EditProfileDialog.tsx'),
    'EditProfileDialog',
    shut,
  ),
  username: lazyPart(() => import('../../features/account/UsernameDialog.tsx'), 'UsernameDialog', shut),
  settings: lazyPart(() => import('./AllSettings.tsx'), 'AllSettings', shut),
  about: lazyPart(() => import('../../features/shell/AboutDialog.tsx'), 'AboutDialog', shut),
  help: lazyPart(() => import('../../features/help/HelpDialog.tsx'), 'HelpDialog', shut),
  switcher: lazyPart(() => import('./Switcher.tsx'), 'Switcher', shut),
  shortcuts: lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog', shut),
  invite: lazyPart(() => import('../../features/start/InviteDialog.tsx'), 'InviteDialog', shut),
  logOut: lazyPart(() => import('../../features/shell/LogOutDialog.tsx'), 'LogOutDialog', shut),
};

/** Props of {@link ChatDialogs}. */
export interface ChatDialogsProps {
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** Shows the dialog that the address names. */
export function ChatDialogs({ socket }: ChatDialogsProps) {
  const { dialog, close } = useChatAddress();
  // Once opened they stay, and can be seen to close.
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  if (dialog && !opened.includes(dialog)) setOpened([...opened, dialog]);
  return opened.map((name) => {
    const Dialog = dialogs[name];
    return (
      <Suspense key={name} fallback={null}>
        <Dialog
          inHistory
          socket={socket}
          open={name === dialog}
          onOpenChange={(open) => open || close('dialog')}
        />
      </Suspense>
    );
  });
}
