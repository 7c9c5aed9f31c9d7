import type { ComponentProps } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';

/** Props of `InfoPanel`; what has no handler, and what the port does not offer, is not shown. */
export interface InfoPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The conversation. */
  topic: Topic;
  /** Id of the panel, which the button that opens it controls. */
  id?: string | undefined;
  /** What is shown, when the parent decides. */
  view?: InfoView | undefined;
  /** What is shown to begin with, and again in every other conversation. Default `default`. */
  defaultView?: InfoView | undefined;
  /** Called with the view the person went to. */
  onViewChange?: ((view: InfoView) => void) | undefined;
  /** The person closes the panel, by its button or with Escape. */
  onClose?: (() => void) | undefined;
  /** Brings the message with this client id into view. */
  onShowMessage?: ((chatId: string) => void) | undefined;
  /** Opens somebody's profile, also from the list of members. */
  onViewProfile?: ((person: Person) => void) | undefined;
  /** Begins a group with the other person. */
  onCreateGroup?: ((person: Person) => void) | undefined;
  /** Changes name and picture of the group. */
  onEditGroup?: (() => void) | undefined;
  /** Adds people to the group. */
  onAddMembers?: (() => void) | undefined;
  /** Shows the links by which people join the group. */
  onInviteLinks?: (() => void) | undefined;
  /** The username of the other person, without @; it is shown beside the name. */
  username?: string | undefined;
  /** Whether a member is online; members of unknown presence have no dot. */
  presenceOf?: (personId: string) => 'online' | 'offline' | undefined;
  /** Whether the viewer has blocked the other person. */
  isBlocked?: boolean | undefined;
  /** Blocks the other person. */
  onBlock?: (() => void) | undefined;
  /** Unblocks the other person. */
  onUnblock?: (() => void) | undefined;
  /** Leaves the group. */
  onLeaveGroup?: (() => void) | undefined;
  /** Deletes the group for everybody, after a confirmation; a rejection is shown as its sentence, but for an `AbortError`, which the application has shown itself. */
  onDeleteGroup?: (() => Promise<void>) | undefined;
  /** The history or the group is gone: the conversation is to be closed. */
  onDeleted?: (() => void) | undefined;
}

/** What the information panel shows: the overview, what was shared, the starred messages, or the members. */
export type InfoView = 'default' | 'media' | 'file' | 'starred' | 'members';

/** Props of the parts of a panel, to which it has said what is shown. */
export interface InfoViewsProps extends InfoPanelProps {
  /** What is shown. */
  view: InfoView;
  /** Goes somewhere else. */
  onViewChange: (view: InfoView) => void;
}
