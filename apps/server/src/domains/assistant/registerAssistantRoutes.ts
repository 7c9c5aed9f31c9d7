import { type AssistantAnswer, endpoints, type PackageName } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { RouteRest } from '../../http/RouteHandler.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';
import type { Allowances } from './createAllowances.ts';
import { createAnswerSender, type Waiting } from './createAnswerSender.ts';
import type { Answers } from './createAnswers.ts';
import type { Conversations } from './createConversations.ts';
import type { Claim, Questions } from './createQuestions.ts';
import type { Quotes } from './createQuotes.ts';
import type { ToAssistantMessage } from './toAssistantMessage.ts';

/** What the routes are made of. */
export type AssistantRoutesOptions = {
  engine: AssistantEngine | undefined;
  allowances: Allowances;
  conversations: Conversations;
  questions: Questions;
  quotes: Quotes;
  answers: Answers;
  toMessage: ToAssistantMessage;
  planOf: (userId: string) => Promise<PackageName>;
  /** Tells the person's devices that a conversation changed. */
  onChange: (userId: string, topicId: string) => void;
};

/** Puts the calls of SmartTalk on the server. */
export function registerAssistantRoutes(route: Router, options: AssistantRoutesOptions): void {
  const { engine, allowances, conversations, questions, quotes, answers, toMessage, planOf, onChange } =
    options;
  const assistant = endpoints.assistant;
  const send = createAnswerSender(answers, toMessage);

  /** Has a question answered, unless the same request was before; the rest is to wait for it. */
  function answerClaim(
    asked: Omit<Waiting, 'answer' | 'questionId'> & { plan: PackageName },
    claim: Claim,
  ): RouteRest<AssistantAnswer> {
    if (claim.kind === 'ordered') answers.start(claim.order);
    const { answer, question } = claim.kind === 'ordered' ? claim.order : claim;
    return () =>
      send({ ...asked, answer, questionId: question.id }, async (message) => {
        const limits = await allowances.left(asked.userId, asked.plan);
        if (!limits) throw new Refusal('not_permitted');
        return { ...message, limits };
      });
  }

  route(assistant.create, async ({ userId, body, request, reply }) => {
    const plan = await planOf(userId);
    const { content, replaces, request_id: requestId, content_conversion: conversion, language } = body;
    const topicId = body.topic || undefined;
    const asking = { userId, plan, requestId, conversion, language };
    const shown = body.quotes;
    // What was sent once is answered again, whatever became of the messages meanwhile.
    const isNew = shown !== undefined && !(await questions.isRepeated(asking));
    const about = isNew
      ? await quotes.requireShown(userId, {
          topicId: shown.topic_id,
          chatIds: shown.chat_ids,
          version: shown.version,
        })
      : undefined;
    const claim = await questions.ask({ ...asking, content, topicId, replaces, quotes: about });
    return answerClaim({ request, reply, userId, plan }, claim);
  });
  route(assistant.regenerate, async ({ userId, body, request, reply }) => {
    const plan = await planOf(userId);
    const { chat_id: messageId, request_id: requestId, content_conversion: conversion, language } = body;
    const claim = await questions.regenerate({ userId, plan, requestId, conversion, language, messageId });
    return answerClaim({ request, reply, userId, plan }, claim);
  });
  route(assistant.stream, async ({ userId, query, request, reply }) => {
    const answer = await conversations.lastAnswer(query.topic);
    if (!answer) return null;
    return () => send({ userId, request, reply, answer }, (message) => message);
  });
  route(assistant.stop, async ({ body }) => {
    const answer = await conversations.lastAnswer(body.topic);
    if (answer?.state !== 'writing') return answer ? toMessage(answer) : null;
    const { row } = await answers.stop(answer);
    return row ? toMessage(row) : null;
  });

  route(assistant.quotes, ({ userId, body }) => {
    const { topic_id: topicId } = body;
    const choice = 'chat_ids' in body ? { chatIds: body.chat_ids } : { fromChatId: body.from_chat_id };
    return quotes.preview(userId, { topicId, ...choice });
  });
  route(assistant.topics, ({ userId }) => conversations.topics(userId));
  route(assistant.history, ({ query }) => conversations.history(query.topic, query));
  route(assistant.renameTopic, async ({ userId, body }) => {
    const topic = await conversations.rename(body.topic, body.content);
    onChange(userId, body.topic);
    return topic;
  });
  route(assistant.deleteTopic, async ({ userId, body }) => {
    await conversations.remove(body.topic);
    onChange(userId, body.topic);
    return { topic: body.topic };
  });
  route(assistant.status, async ({ userId }) => ({
    engine: {
      kind: engine?.kind ?? ('none' as const),
      name: engine?.model ?? null,
      host: engine?.host ?? null,
    },
    limits: await allowances.left(userId, await planOf(userId)),
    writing: await conversations.writing(userId),
  }));
}
