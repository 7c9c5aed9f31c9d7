import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import type { ChatServices } from './createChat.ts';

/** Messages, and what topics hold of them. */
export function registerChatRoutes(route: Router, chat: ChatServices): void {
  const { list, send, edit, recall, hide, star, starred, search, seen, forward, forwarded, translation } =
    endpoints.chat;
  const { vote, endPoll, voters } = endpoints.chat;
  route(list, ({ members, query }) => {
    const { from_date: fromDate, before_seq: beforeSeq, limit } = query;
    return chat.history.list(members, { fromDate, beforeSeq, limit });
  });
  route(send, ({ userId, body }) => chat.send(userId, body));
  route(edit, ({ members, body }) => {
    const { chat_id: chatId, content, mentions = [] } = body;
    return chat.edit(members, { chatId, content, mentions });
  });
  route(recall, ({ members, query }) => chat.recall(members, query.chat_id));
  route(star, ({ members, body }) => chat.star(members, body.chat_id, body.is_starred));
  route(starred, ({ userId, query: { topic_id: topicId, after, limit } }) =>
    chat.starred(userId, { topicId, after, limit }),
  );
  route(vote, ({ members, body }) => chat.vote(members, body.chat_id, body.options));
  route(endPoll, ({ members, body }) => chat.endPoll(members, body.chat_id));
  route(voters, ({ members, query }) => chat.voters(members, query.chat_id));
  route(hide, ({ members, body }) => chat.hide(members, body.chat_id));
  route(search, ({ userId, query }) => chat.search(userId, query));
  route(seen, ({ members, body }) => chat.seen(members, body.seen_time));
  route(forward, ({ userId, body }) => {
    const { from_chat_id: fromChatId, new_chat_id: newChatId } = body;
    const target =
      'target_topic_id' in body ? { topicId: body.target_topic_id } : { userId: body.target_user_id };
    return chat.forward(userId, { fromChatId, newChatId, target });
  });
  route(forwarded, async ({ userId, query: { from_chat_id } }) => {
    const { userIds, topicIds } = await chat.forwardedTo(userId, from_chat_id);
    return { from_chat_id, target_user_ids: userIds, target_topic_ids: topicIds };
  });
  route(translation, ({ members, body }) =>
    chat.requestTranslation(members, { chatId: body.chat_id, language: body.language }),
  );

  route(endpoints.chat.previewTranslation, ({ members, body, reply }) =>
    chat.previewTranslation(members, {
      ...{ text: body.text, language: body.language, chatId: body.chat_id, isBack: body.is_back },
      signal: goneSignal(reply),
    }),
  );
  route(endpoints.chat.correct, ({ members, body }) =>
    chat.correct(members, { chatId: body.chat_id, language: body.language, text: body.text }),
  );

  const { changes, attachments, messageLifetime, reaction, reach, unread, readAll, pin, pins } =
    endpoints.topics;
  route(messageLifetime, ({ members, body }) => chat.setLifetime(members, body.lifetime));
  route(reach, ({ members }) => chat.reach(members));
  route(pins, ({ members }) => chat.pins(members));
  route(pin, ({ members, body }) => chat.pin(members, body.chat_id, body.is_pinned));
  route(unread, ({ members, body }) => chat.markUnread(members, body.is_unread, body.seen_time));
  route(readAll, async ({ userId, body }) => ({ count: await chat.readAll(userId, body.seen_time) }));
  route(changes, ({ members, query }) => chat.history.changes(members, query));
  route(endpoints.topics.seen, ({ members }) => chat.history.seen(members));
  route(attachments, ({ members, query }) => chat.attachments(members, query));
  route(reaction, ({ members, body }) => chat.react(members, { chatId: body.chat_id, emoji: body.emoji }));
}
