import { type AssistantAnswer, type AssistantMessage, endpoints, type PackageName } from '@franca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import { openEventStream, wantsEvents } from '../../http/openEventStream.ts';
import type { RouteRest } from '../../http/RouteHandler.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';
import type { Allowances } from './createAllowances.ts';
import type { Answers, Followed } from './createAnswers.ts';
import type { Conversations } from './createConversations.ts';
import type { Claim, Questions } from './createQuestions.ts';
import { type AssistantMessageRow, toAssistantMessage } from './toAssistantMessage.ts';

/** What the routes are made of. */
export type AssistantRoutesOptions = {
  engine: AssistantEngine | undefined;
  allowances: Allowances;
  conversations: Conversations;
  questions: Questions;
  answers: Answers;
  planOf: (userId: string) => Promise<PackageName>;
  /** Tells the person's devices that a conversation changed. */
  onChange: (userId: string, topicId: string) => void;
};

/** Tabs and devices on which one person follows answers of one process. */
const waitingPerPerson = 12;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** What went wrong, as the answer of a request that waited for it. */
function refusalOf({ row, failure }: Followed): Refusal | undefined {
  if (!row) return new Refusal('message_not_found');
  const wait = failure?.retryAfterMs;
  const options = wait === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(wait / 1000)) };
  const isFailed = failure !== undefined || row.state === 'failed';
  return isFailed ? new Refusal('assistant_unavailable', options) : undefined;
}

/** Puts the calls of SmartTalk on the server. */
export function registerAssistantRoutes(route: Router, options: AssistantRoutesOptions): void {
  const { engine, allowances, conversations, questions, answers, planOf, onChange } = options;
  const assistant = endpoints.assistant;

  /** Requests that wait for an answer, by person. */
  const waiting = new Map<string, number>();

  /** Bounds how many answers one person has open: each is a connection, and some read the database again and again. */
  async function whileWaiting<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const before = waiting.get(userId) ?? 0;
    if (before >= waitingPerPerson) throw new Refusal('rate_limited', { retryAfter: 1 });
    waiting.set(userId, before + 1);
    try {
      return await work();
    } finally {
      const left = (waiting.get(userId) ?? 1) - 1;
      if (left > 0) waiting.set(userId, left);
      else waiting.delete(userId);
    }
  }

  /** Sends an answer while it is written, or once it is, as the request wants it. */
  async function send<Data extends AssistantMessage>(
    { request, reply }: Exchange,
    answer: AssistantMessageRow,
    questionId: string | undefined,
    finish: (message: AssistantMessage) => Promise<Data>,
  ): Promise<Data | FastifyReply> {
    if (!wantsEvents(request.headers.accept)) {
      const followed = await answers.follow(answer, {});
      const { row } = followed;
      const refusal = refusalOf(followed);
      // What was written before it broke off is not lost to whoever waited for all of it.
      if (refusal && !(row && row.state === 'failed' && row.content !== '')) throw refusal;
      if (!row) throw new Refusal('message_not_found');
      return finish(toAssistantMessage(row));
    }
    const events = openEventStream(reply, {
      'x-assistant-topic': answer.topicId,
      'x-assistant-message': answer.id,
      ...(questionId !== undefined && { 'x-assistant-question': questionId }),
    });
    try {
      const onText = (text: string): void => events.send('delta', { text });
      const followed = await answers.follow(answer, { onText, signal: events.signal });
      const refusal = refusalOf(followed);
      if (events.signal.aborted) return reply;
      if (refusal || !followed.row || followed.row.state === 'writing')
        sendError(events, refusal ?? new Refusal('assistant_unavailable'));
      else events.send('done', await finish(toAssistantMessage(followed.row)));
    } catch (error) {
      request.log.error({ err: error }, 'an answer of SmartTalk could not be sent');
      sendError(events, new Refusal('internal'));
    } finally {
      events.end();
    }
    return reply;
  }

  function sendError(events: { send: (event: string, data: unknown) => void }, refusal: Refusal): void {
    const { sentences: errors, code, retryAfter } = refusal;
    events.send('error', { errors, code, ...(retryAfter !== undefined && { retry_after: retryAfter }) });
  }

  /** Has a question answered, unless the same request was before; the rest is to wait for it. */
  function answerClaim(
    exchange: Exchange & { userId: string; plan: PackageName },
    claim: Claim,
  ): RouteRest<AssistantAnswer> {
    const { userId, plan } = exchange;
    if (claim.kind === 'ordered') answers.start(claim.order);
    const { answer, question } = claim.kind === 'ordered' ? claim.order : claim;
    return () =>
      whileWaiting(userId, () =>
        send(exchange, answer, question.id, async (message) => {
          const limits = await allowances.left(userId, plan);
          if (!limits) throw new Refusal('not_permitted');
          return { ...message, limits };
        }),
      );
  }

  route(assistant.topics, ({ userId }) => conversations.topics(userId));
  route(assistant.history, ({ query }) => conversations.history(query.topic, query));
  route(assistant.create, async ({ userId, body, request, reply }) => {
    const plan = await planOf(userId);
    const { content, replaces, request_id: requestId, content_conversion: conversion, language } = body;
    const topicId = body.topic || undefined;
    const asking = { userId, plan, requestId, conversion, language };
    const claim = await questions.ask({ ...asking, content, topicId, replaces });
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
    return () =>
      whileWaiting(userId, () => send({ request, reply }, answer, undefined, async (message) => message));
  });
  route(assistant.stop, async ({ body }) => {
    const answer = await conversations.lastAnswer(body.topic);
    if (answer?.state !== 'writing') return answer ? toAssistantMessage(answer) : null;
    const { row } = await answers.stop(answer);
    return row ? toAssistantMessage(row) : null;
  });
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
