import { ApiError, createApiClient } from '@franca/api-client';
import { signUpRemote } from '../../apps/server/test/remotePerson.ts';
import { memoryOutboxStorage } from '../../packages/chat-kit/src/adapters/memoryOutboxStorage.ts';
import type { OutboxStorage } from '../../packages/chat-kit/src/core/outbox/Outbox.ts';
import { until } from '../support/until.ts';
import { openPage, type Page } from './openPage.ts';

/** Somebody who writes, and what is to be checked of it. */
export type Writer = {
  /** Their id. */
  readonly userId: string;
  /** Their page, a new one after each reload. */
  page: Page;
  /** Client ids of everything they wrote, in that order. */
  readonly written: string[];
  /** Those that the server acknowledged, with their numbers. */
  readonly acknowledged: Map<string, number>;
  /** Ends the page and opens it again, on the outbox that the first one left. */
  readonly reload: () => void;
};

/** Two people with one conversation, both with an open page. */
export type Conversation = {
  /** The two. */
  readonly writers: readonly [Writer, Writer];
  /** Every change of the conversation, as a server tells it: number, and the client id where it is a message. */
  readonly changes: (
    url: string,
  ) => Promise<{ seq: number; chatId: string | undefined; by: string | undefined }[]>;
  /** Closes the pages. */
  readonly close: () => void;
};

type Options = {
  /** Address that people open. */
  url: string;
  /** Address of a server, past the proxy: codes of the development outbox are shown there only. */
  nodeUrl: string;
  /** Tells people of several conversations apart. */
  name: string;
};

/** Asks until a server that says that it is away for a moment is back, as pages do. */
async function askAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'unavailable' && tries < 10;
      if (!isAway) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter ?? 0));
    }
  }
}

/** Signs two people up, opens their conversation, and a page for each of them through the proxy. */
export async function openConversation({ url, nodeUrl, name }: Options): Promise<Conversation> {
  const profile = { language: 'English', accent: 'English (Australia)' };
  const accounts = await Promise.all(
    ['ana', 'bea'].map((who) => signUpRemote(nodeUrl, { email: `${who}-${name}@example.org`, ...profile })),
  );
  const [first, second] = accounts as [(typeof accounts)[0], (typeof accounts)[0]];
  const api = createApiClient({ baseUrl: `${nodeUrl}/api`, getToken: () => first.token });
  const body = { target_user_id: second.id, topic_name: null, check_permission: true };
  const { _id: topicId } = await api.topics.createPrivate({ body });

  function createWriter({ id: userId, token }: { id: string; token: string }): Writer {
    const acknowledged = new Map<string, number>();
    const storage: OutboxStorage = memoryOutboxStorage();
    const onAcknowledged = (chatId: string, seq: number) => acknowledged.set(chatId, seq);
    const open = () => openPage({ url, userId, token, topicId, storage, onAcknowledged });
    const writer: Writer = {
      userId,
      page: open(),
      written: [],
      acknowledged,
      reload: () => {
        writer.page.end();
        writer.page = open();
      },
    };
    return writer;
  }
  const writers = [createWriter(first), createWriter(second)] as const;
  await until('both pages are connected', () => writers.every(({ page }) => page.isConnected()));

  return {
    writers,
    changes: async (address) => {
      const reader = createApiClient({ baseUrl: `${address}/api`, getToken: () => first.token });
      const all: { seq: number; chatId: string | undefined; by: string | undefined }[] = [];
      for (;;) {
        const since = all.at(-1)?.seq ?? 0;
        const query = { topic_id: topicId, since, limit: 200 };
        // A connection of the pool may have ended with the database without the process having read it.
        const page = await askAgain(() => reader.topics.changes({ query }));
        for (const change of page.changes) {
          const message = change.kind === 'message' ? change.message : undefined;
          all.push({ seq: change.seq, chatId: message?.chat_id, by: message?.by._id });
        }
        if (!page.has_more) return all;
      }
    },
    close: () => {
      for (const { page } of writers) page.end();
    },
  };
}
