import type { Core } from '../../core/Core.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Groups } from '../groups/Groups.ts';
import type { Topics } from '../topics/Topics.ts';
import { createDemo } from './createDemo.ts';

/** The services through which the demo's people act. */
export type DemoDeps = {
  /** Keeps their avatars and pictures. */
  files: Files;
  /** Opens their conversations. */
  topics: Topics;
  /** Makes their group. */
  groups: Pick<Groups, 'create' | 'add'>;
  /** Sends their messages. */
  chat: Chat;
  /** Makes them friends. */
  contacts: Pick<Contacts, 'act'>;
};

/** Fills an empty installation with the demo, through the same services as everybody; returns whether it did. */
export function connectDemo(
  core: Core,
  { files, topics, groups, chat, contacts }: DemoDeps,
): Promise<boolean> {
  const fill = createDemo({
    db: core.database.db,
    clock: core.clock,
    chat: {
      ensure: (userId, otherId, at) => topics.ensurePrivate({ userId, otherId, at }),
      makeGroup: async (userId, userIds, name, at) =>
        (await groups.create({ userId, userIds, name, at }))._id,
      addToGroup: async (userId, topicId, otherId, at) =>
        groups.add(await topics.membership.require({ topicId, userId }), [otherId], at),
      send: chat.send,
      markSeen: async (userId, topicId, seenTime) =>
        chat.seen(await topics.membership.require({ topicId, userId }), seenTime.toISOString()),
    },
    relate: contacts.act,
    storeFile: (userId, folder, name, source) => files.store({ userId }, folder, name, source),
  });
  return fill();
}
