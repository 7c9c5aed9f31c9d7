import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Router } from '../../http/createRouter.ts';
import type { Chat } from './createChat.ts';

/** Asking engines again and again costs somebody else's money. */
const translationLimit = { name: 'translation', limit: 600, windowSeconds: 600 };

/** Messages, and what topics hold of them (1 §7). */
export function registerChatRoutes(route: Router, chat: Chat, limiter: RateLimiter): void {
  const { list, send, recall, seen, forward, forwarded, translation } = endpoints.chat;
  route(list, ({ userId, query }) => {
    const { topic_id, from_date: fromDate, before_seq: beforeSeq, limit } = query;
    return chat.history.list(topic_id, userId, { fromDate, beforeSeq, limit });
  });
  route(send, ({ userId, body }) => chat.send(userId, body));
  route(recall, ({ userId, query }) => chat.recall(query.topic_id, userId, query.chat_id));
  route(seen, ({ userId, body }) => chat.seen(body.topic_id, userId, body.seen_time));
  route(forward, ({ userId, body }) => {
    const { from_chat_id: fromChatId, new_chat_id: newChatId, target_user_id: targetId } = body;
    return chat.forward(userId, { fromChatId, newChatId, targetId });
  });
  route(forwarded, async ({ userId, query: { from_chat_id } }) => {
    return { from_chat_id, target_user_ids: await chat.forwardedTo(userId, from_chat_id) };
  });
  route(translation, async ({ userId, body }) => {
    const retryAfter = await limiter(translationLimit, userId);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
    return chat.requestTranslation(body.topic_id, userId, { chatId: body.chat_id, language: body.language });
  });

  const { changes, attachments, reaction } = endpoints.topics;
  route(changes, ({ userId, query }) =>
    chat.history.changes(query.topic_id, userId, query.since, query.limit),
  );
  route(endpoints.topics.seen, ({ userId, query }) => chat.history.seen(query.topic_id, userId));
  route(attachments, ({ userId, query }) => chat.attachments(query.topic_id, userId, query));
  route(reaction, ({ userId, body }) =>
    chat.react(body.topic_id, userId, { chatId: body.chat_id, emoji: body.emoji }),
  );
}
