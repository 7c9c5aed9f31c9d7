import { createStreamClient, type EventSocket } from '@franca/api-client';
import type { AnswerHandlers, AssistantPort } from '@franca/chat-kit/assistant';
import { chatEventNames } from '@franca/contract';
import { api, clientOptions } from '../../lib/data/api.ts';
import { onReconnected } from '../../lib/sockets/connections.ts';
import { texts } from '../../strings/texts.ts';
import { toLimits, toMessage, toQuotes, toTopic } from './assistantModels.ts';
import { assistantProblem } from './assistantProblem.ts';
import { toConversion } from './toConversion.ts';

const streams = createStreamClient(clientOptions);

/** Messages of a page. */
const pageSize = 20;

/** Waits for a request whose failures become those of the kit. */
async function orProblem<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw assistantProblem(error);
  }
}

/** Passes on what the server sends while an answer is written. */
const listeners = ({ onStart, onText }: AnswerHandlers) => ({
  onBegin: (ids: { topic: string; question: string | null; message: string }) =>
    onStart({ topicId: ids.topic, questionId: ids.question, answerId: ids.message }),
  onText,
});

/** Joins the kit's assistant to the server (docs/behaviour/assistant.md). */
export function createAssistantPort(socket: EventSocket<'/chat'>): AssistantPort {
  return {
    loadStatus: async ({ signal }) => {
      const { engine, limits } = await orProblem(api.assistant.status({ signal }));
      return { engine, canAsk: limits !== null, limits: limits && toLimits(limits) };
    },
    loadTopics: async ({ signal }) => (await orProblem(api.assistant.topics({ signal }))).map(toTopic),
    loadPage: async ({ topicId, page }, { signal }) => {
      const query = { topic: topicId, page, limit: pageSize };
      const { data, pagination } = await orProblem(api.assistant.history({ query, signal }));
      return { messages: data.map(toMessage), page: pagination.current, pageCount: pagination.totalPage };
    },
    loadQuotes: async ({ conversationId, ...choice }, { signal }) => {
      const about =
        'chatIds' in choice ? { chat_ids: [...choice.chatIds] } : { from_chat_id: choice.fromChatId };
      const body = { topic_id: conversationId, ...about };
      return toQuotes(await orProblem(api.assistant.quotes({ body, signal })));
    },
    ask: async ({ topicId, text, replaces, requestId, quotes, conversation }, handlers, { signal }) => {
      const body = {
        content: text,
        topic: topicId ?? '',
        content_conversion: toConversion(conversation),
        ...(replaces === null ? {} : { replaces }),
        request_id: requestId,
        language: texts.getState().language,
        ...(quotes && {
          quotes: {
            topic_id: quotes.conversationId,
            chat_ids: quotes.messages.map(({ chatId }) => chatId),
            version: quotes.version,
          },
        }),
      };
      const answer = await orProblem(streams.assistant.create({ body, signal, ...listeners(handlers) }));
      return { message: toMessage(answer), limits: toLimits(answer.limits) };
    },
    regenerate: async ({ answerId, requestId, conversation }, handlers, { signal }) => {
      const body = {
        chat_id: answerId,
        content_conversion: toConversion(conversation),
        request_id: requestId,
        language: texts.getState().language,
      };
      const answer = await orProblem(streams.assistant.regenerate({ body, signal, ...listeners(handlers) }));
      return { message: toMessage(answer), limits: toLimits(answer.limits) };
    },
    follow: async ({ topicId }, handlers, { signal }) => {
      const query = { topic: topicId };
      const message = await orProblem(streams.assistant.stream({ query, signal, ...listeners(handlers) }));
      return message && toMessage(message);
    },
    stop: async ({ topicId }) => {
      await orProblem(api.assistant.stop({ body: { topic: topicId } }));
    },
    renameTopic: async ({ topicId, title }) =>
      toTopic(await orProblem(api.assistant.renameTopic({ body: { topic: topicId, content: title } }))),
    deleteTopic: async ({ topicId }) => {
      await orProblem(api.assistant.deleteTopic({ body: { topic: topicId } }));
    },
    subscribe: ({ onChange, onReconnect }) => {
      const stops = [
        socket.on(chatEventNames.assistantChanged, {}, ({ topic }) => onChange(topic)),
        onReconnected(socket, onReconnect),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
