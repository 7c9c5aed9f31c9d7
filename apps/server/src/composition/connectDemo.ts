import type { Core } from '../core/Core.ts';
import type { Chat } from '../domains/chat/createChat.ts';
import { createDemo } from '../domains/demo/createDemo.ts';
import type { Files } from '../domains/files/createFiles.ts';
import type { Membership } from '../domains/topics/createMembership.ts';
import type { PrivateTopics } from '../domains/topics/createPrivateTopics.ts';

/** The services through which the demo's people act. */
export type ConnectDemoOptions = {
  /** Keeps their faces and pictures. */
  files: Files;
  /** Who is in which conversation. */
  membership: Membership;
  /** Opens their conversations. */
  topics: PrivateTopics;
  /** Sends their messages. */
  chat: Chat;
};

/** Fills an empty installation with the demo, through the same services as everybody; answers whether it did. */
export function connectDemo(
  core: Core,
  { files, membership, topics, chat }: ConnectDemoOptions,
): Promise<boolean> {
  const fill = createDemo({
    db: core.database.db,
    clock: core.clock,
    chat: {
      ensure: topics.ensure,
      send: chat.send,
      markSeen: async (reader, topicId, seenTime) =>
        chat.seen(await membership.require(topicId, reader), seenTime.toISOString()),
    },
    storeFile: (userId, folder, name, source) => files.store({ userId }, folder, name, source),
  });
  return fill();
}
