import type { TopicMember } from '../topics/Topics.ts';

/** A message that was just stored. */
export type PushedMessage = {
  id: string;
  topicId: string;
  senderId: string;
  /** Ids of the members it names: it is pushed to them also where they muted the conversation. */
  mentioned: readonly string[];
};

/** A call that begins to ring. */
export type PushedCall = {
  /** Whom it rings for. */
  userIds: readonly string[];
  topicId: string;
  uuid: string;
  isVideo: boolean;
  /** Name and avatar of whoever calls. */
  caller: { id: string; name: string; avatar: string | null };
  /** Until when it rings. */
  until: Date;
};

/** Pushes to devices, as the other domains use them. Nothing is waited for: what fails is logged. */
export type Push = {
  /** A message was stored: pushes it to those members who see no page now. */
  message: (message: PushedMessage, members: readonly TopicMember[]) => void;
  /** Somebody has read a conversation: closes it on their other devices. */
  seen: (reader: { userId: string; topicId: string }) => void;
  /** A call rings (docs/behaviour/notifications.md, Incoming call push). */
  ring: (call: PushedCall) => void;
  /** A call rings no more for some people: answered elsewhere, rejected, or over. */
  endRing: (call: { userIds: readonly string[]; uuid: string }) => void;
};
