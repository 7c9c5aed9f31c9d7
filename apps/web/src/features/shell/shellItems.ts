import { type Feature, type PackageName, planIncludes } from '@franca/contract';
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
import type { AreaName, DialogName } from '../../lib/chatAddress/chatAddress.ts';

/** What the rail leads to: the chats, another area, or a dialog over them. */
export type ShellTarget =
  | 'chats'
  | 'notification'
  | 'smartTalk'
  | Exclude<
      DialogName,
      | 'newChat'
      | 'plans'
      | 'newGroup'
      | 'addMembers'
      | 'groupLinks'
      | 'scheduled'
      | 'chatLanguage'
      | 'transcript'
      | 'username'
      | 'editGroup'
      | 'leaveGroup'
      | 'block'
      | 'switcher'
      | 'shortcuts'
      | 'invite'
    >;

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

const areas: Partial<Record<ShellTarget, AreaName>> = {
  addFriend: 'contacts',
  notification: 'notifications',
  smartTalk: 'smartTalk',
};

/** The area that an entry of the rail leads to; null for the chats and for dialogs. */
export const areaFor = (target: ShellTarget): AreaName | null => areas[target] ?? null;

/** What the entries of the rail need of a plan. */
const needed: Partial<Record<ShellTarget, Feature>> = { smartTalk: 'smartTalk' };

/** The feature that a person's plan lacks for an entry of the rail: the plans open instead. */
export function missingFor(target: ShellTarget, plan: PackageName): Feature | null {
  const feature = needed[target];
  return feature === undefined || planIncludes(plan, feature) ? null : feature;
}
