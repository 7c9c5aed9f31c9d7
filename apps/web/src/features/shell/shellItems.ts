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
import type { TextKey } from '../../strings/useText.ts';

/** What the rail leads to. */
export type ShellTarget =
  | 'chats'
  | 'addFriend'
  | 'smartTalk'
  | 'notification'
  | 'account'
  | 'editProfile'
  | 'settings'
  | 'about'
  | 'logOut';

/** One entry of the rail; its target is also the key of its words. */
export interface ShellItem {
  /** What it leads to, and the key of its name. */
  target: ShellTarget & TextKey;
  /** Its picture. */
  icon: LucideIcon;
}

/** The upper part of the rail (spec 1 §2, Main shell). */
export const mainItems: readonly ShellItem[] = [
  { target: 'chats', icon: MessagesSquare },
  { target: 'addFriend', icon: UserPlus },
  { target: 'smartTalk', icon: Sparkles },
  { target: 'notification', icon: Bell },
];

/** The lower part of the rail (spec 0 §2, Side-bar account entries). */
export const accountItems: readonly ShellItem[] = [
  { target: 'account', icon: CircleUser },
  { target: 'editProfile', icon: UserPen },
  { target: 'settings', icon: Settings },
  { target: 'about', icon: Info },
  { target: 'logOut', icon: LogOut },
];
