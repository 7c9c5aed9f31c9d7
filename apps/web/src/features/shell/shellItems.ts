import {
  Bell,
  CircleUser,
  Info,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Sparkles,
  UserPen,
  UserPlus,
} from 'lucide-react';
import type { DialogName } from '../../lib/chatAddress/chatAddress.ts';

/** What the rail leads to: the chats, or a dialog over them. */
export type ShellTarget = 'chats' | Exclude<DialogName, 'newChat' | 'plans'>;

/** One entry of the rail; its target is also the key of its words. */
export interface ShellItem {
  /** What it leads to, and the key of its name. */
  target: ShellTarget;
  /** Its picture. */
  icon: LucideIcon;
}

/** The upper part of the rail. */
export const mainItems: readonly ShellItem[] = [
  { target: 'chats', icon: MessagesSquare },
  { target: 'addFriend', icon: UserPlus },
  { target: 'smartTalk', icon: Sparkles },
  { target: 'notification', icon: Bell },
];

/** The lower part of the rail. */
export const accountItems: readonly ShellItem[] = [
  { target: 'account', icon: CircleUser },
  { target: 'editProfile', icon: UserPen },
  { target: 'settings', icon: Settings },
  { target: 'about', icon: Info },
  { target: 'logOut', icon: LogOut },
];

/** The dialog that an entry of the rail opens; SmartTalk opens the plans for people whose plan does not include it. */
export function dialogFor(target: ShellTarget, plan: string | undefined): DialogName | null {
  if (target === 'chats') return null;
  if (target === 'smartTalk' && plan !== 'ultimate' && plan !== 'enterprise') return 'plans';
  return target;
}
