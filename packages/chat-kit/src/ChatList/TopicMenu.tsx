import { Icon } from '@franca/ui/Icon';
import type { PressPoint } from '@franca/ui/kit';
import { Menu, MenuItem, MenuSeparator } from '@franca/ui/Menu';
import { useToast } from '@franca/ui/Toaster';
import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  Info,
  LogOut,
  type LucideIcon,
  MailDot,
  MailOpen,
  MessageCircle,
  Pin,
  PinOff,
  ShieldCheck,
  Trash2,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { use, useRef, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { DeleteQuestion } from '../InfoPanel/DeleteQuestion.tsx';
import type { ChatTextKey } from '../strings/ChatStrings.ts';
import { isUnread } from './isUnread.ts';
import type { TopicActions } from './TopicActions.ts';
import { useTopicMarks } from './useTopicMarks.ts';

/** Props of {@link TopicMenu}. */
export interface TopicMenuProps {
  /** The conversation. */
  topic: Topic;
  /** Who looks at the list. */
  viewerId: string;
  /** Where it opens, in pixels of the window. */
  point: PressPoint;
  /** Opens the conversation. */
  onSelect: (topic: Topic) => void;
  /** Opens the conversation with its information beside it; without it that is not offered. */
  onShowInfo?: ((topic: Topic) => void) | undefined;
  /** What else can be done. */
  actions?: TopicActions | undefined;
  /** The menu is to close. */
  onClose: () => void;
}

interface TopicCommand {
  readonly label: ChatTextKey;
  readonly icon: LucideIcon;
  readonly isDestructive?: boolean;
  readonly run: () => void;
}

/** The first action has the focus, also of a menu at a point. */
function takeFocus(menu: HTMLDivElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}

/** What the application offers for a group. */
function groupCommands(topic: Topic, { onAddMembers, onLeaveGroup }: TopicActions): TopicCommand[] {
  return [
    ...(onAddMembers
      ? [{ label: 'addMembersToGroup', icon: UserRoundPlus, run: () => onAddMembers(topic) } as const]
      : []),
    ...(onLeaveGroup
      ? [{ label: 'leaveGroup', icon: LogOut, isDestructive: true, run: () => onLeaveGroup(topic) } as const]
      : []),
  ];
}

/** What the application offers for a private conversation. */
function privateCommands(topic: Topic, viewerId: string, actions: TopicActions): TopicCommand[] {
  const { onViewProfile, onCreateGroup, onBlock, onUnblock } = actions;
  const other = topic.members.find(({ id }) => id !== viewerId);
  if (!other) return [];
  const isBlocked = actions.isBlocked?.(topic) ?? false;
  const changeBlock = isBlocked ? onUnblock : onBlock;
  return [
    ...(onViewProfile
      ? [{ label: 'viewProfile', icon: UserRound, run: () => onViewProfile(other, topic) } as const]
      : []),
    ...(onCreateGroup
      ? [{ label: 'createGroupWith', icon: UserRoundPlus, run: () => onCreateGroup(other, topic) } as const]
      : []),
    ...(changeBlock
      ? [
          {
            label: isBlocked ? 'unblockPerson' : 'blockPerson',
            icon: isBlocked ? ShieldCheck : Ban,
            isDestructive: !isBlocked,
            run: () => changeBlock(other, topic),
          } as const,
        ]
      : []),
  ];
}

/** What can be done with a conversation of the list, and the confirmation before it is deleted. Renders a menu at a point of the window. */
export function TopicMenu(props: TopicMenuProps) {
  const { topic, viewerId, point, onSelect, onShowInfo, actions = {}, onClose } = props;
  const text = usePartText();
  const toast = useToast();
  const port = use(ChatContext)?.port;
  const wantsDelete = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const { id: topicId, isMuted = false, isArchived = false, pinnedAt = null, isGroup } = topic;
  const { setMuted, deleteHistory } = port?.topics ?? {};
  const { changeUnread, changeArchived, changePinned } = useTopicMarks(topic, actions);
  const { onDeleteGroup } = actions;
  const remove = isGroup
    ? onDeleteGroup && (() => onDeleteGroup(topic))
    : deleteHistory && (() => deleteHistory({ topicId }, {}));
  const commands = isGroup ? groupCommands(topic, actions) : privateCommands(topic, viewerId, actions);
  const plain = commands.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = commands.filter(({ isDestructive = false }) => isDestructive);
  const itemOf = ({ label, icon, isDestructive = false, run }: TopicCommand) => (
    <MenuItem
      key={label}
      variant={isDestructive ? 'block' : undefined}
      icon={<Icon icon={icon} />}
      onSelect={run}
    >
      {text(label)}
    </MenuItem>
  );

  if (isAsking && remove) return <DeleteQuestion topic={topic} onDelete={remove} onClose={onClose} />;
  return (
    <Menu
      ref={takeFocus}
      open
      label={text('chatActions', { name: topic.title })}
      anchor={point}
      onOpenChange={(open) => {
        if (open) return;
        if (wantsDelete.current) setAsking(true);
        else onClose();
      }}
    >
      <MenuItem icon={<Icon icon={MessageCircle} />} onSelect={() => onSelect(topic)}>
        {text('openChat')}
      </MenuItem>
      {onShowInfo ? (
        <MenuItem icon={<Icon icon={Info} />} onSelect={() => onShowInfo(topic)}>
          {text('infoTitle')}
        </MenuItem>
      ) : null}
      {changeUnread ? (
        <MenuItem icon={<Icon icon={isUnread(topic) ? MailOpen : MailDot} />} onSelect={changeUnread}>
          {text(isUnread(topic) ? 'markRead' : 'markUnread')}
        </MenuItem>
      ) : null}
      {changePinned ? (
        <MenuItem icon={<Icon icon={pinnedAt === null ? Pin : PinOff} />} onSelect={changePinned}>
          {text(pinnedAt === null ? 'pinChat' : 'unpin')}
        </MenuItem>
      ) : null}
      {plain.map(itemOf)}
      {setMuted ? (
        <MenuItem
          icon={<Icon icon={isMuted ? Bell : BellOff} />}
          onSelect={() =>
            void setMuted({ topicId, isMuted: !isMuted }, {}).catch((error) => toast.error(reasonOf(error)))
          }
        >
          {text(isMuted ? 'unmuteNotification' : 'muteNotification')}
        </MenuItem>
      ) : null}
      {changeArchived ? (
        <MenuItem icon={<Icon icon={isArchived ? ArchiveRestore : Archive} />} onSelect={changeArchived}>
          {text(isArchived ? 'unarchive' : 'archive')}
        </MenuItem>
      ) : null}
      {remove || destructive.length > 0 ? <MenuSeparator /> : null}
      {destructive.map(itemOf)}
      {remove ? (
        <MenuItem
          variant="block"
          icon={<Icon icon={Trash2} />}
          // Before it closes, which is to know.
          onClick={() => {
            wantsDelete.current = true;
          }}
        >
          {text(isGroup ? 'deleteGroup' : 'deleteChat')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
