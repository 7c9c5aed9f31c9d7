import type { AssistantMessage } from '@franca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../core/Refusal.ts';
import { type EventStream, openEventStream, wantsEvents } from '../../http/openEventStream.ts';
import type { Answers } from './createAnswers.ts';
import type { Ended } from './startRun.ts';
import type { AssistantMessageRow, ToAssistantMessage } from './toAssistantMessage.ts';

/** A request that waits for an answer. */
export type Waiting = {
  userId: string;
  request: FastifyRequest;
  reply: FastifyReply;
  answer: AssistantMessageRow;
  /** Id of the question, where the request asked it. */
  questionId?: string;
};

/** Sends an answer while it is written, or once it is, as the request wants it; `finish` makes the data of the message. */
export type AnswerSender = <Data extends AssistantMessage>(
  waiting: Waiting,
  finish: (message: AssistantMessage) => Promise<Data> | Data,
) => Promise<Data | FastifyReply>;

/** Tabs and devices on which one person follows answers of one process. */
const waitingPerPerson = 12;

/** What went wrong, as the answer of a request that waited for it. */
function refusalOf({ row, failure }: Ended): Refusal | undefined {
  if (!row) return new Refusal('message_not_found');
  const wait = failure?.retryAfterMs;
  const options = wait === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(wait / 1000)) };
  // It is still written where this server ends before it: whoever comes back follows it elsewhere.
  const isFailed = failure !== undefined || row.state === 'failed' || row.state === 'writing';
  return isFailed ? new Refusal('assistant_unavailable', options) : undefined;
}

function sendError({ send }: EventStream, { sentences, code, retryAfter }: Refusal): void {
  send('error', {
    errors: sentences,
    code,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  });
}

/** Sends answers, as JSON or as server-sent events (docs/behaviour/assistant.md, Streaming). */
export function createAnswerSender(
  { follow }: Pick<Answers, 'follow'>,
  toMessage: ToAssistantMessage,
): AnswerSender {
  /** Requests that wait for an answer, by person: each is a connection, and some read the database again and again. */
  const waitingOf = new Map<string, number>();

  function enter(userId: string): () => void {
    const before = waitingOf.get(userId) ?? 0;
    if (before >= waitingPerPerson) throw new Refusal('rate_limited', { retryAfter: 1 });
    waitingOf.set(userId, before + 1);
    return () => {
      const left = (waitingOf.get(userId) ?? 1) - 1;
      if (left > 0) waitingOf.set(userId, left);
      else waitingOf.delete(userId);
    };
  }

  async function waitFor(answer: AssistantMessageRow): Promise<AssistantMessage> {
    const ended = await follow(answer, {});
    const refusal = refusalOf(ended);
    const { row } = ended;
    // What was written before it broke off is not lost to whoever waited for all of it.
    const isPartial = row?.state === 'failed' && row.content !== '';
    if (!row || (refusal && !isPartial)) throw refusal ?? new Refusal('message_not_found');
    return toMessage(row);
  }

  const send: AnswerSender = async ({ request, reply, answer, questionId }, finish) => {
    if (!wantsEvents(request.headers.accept)) return finish(await waitFor(answer));
    const events = openEventStream(reply, {
      'x-assistant-topic': answer.topicId,
      'x-assistant-message': answer.id,
      ...(questionId !== undefined && { 'x-assistant-question': questionId }),
    });
    try {
      const onText = (text: string): void => events.send('delta', { text });
      const ended = await follow(answer, { onText, signal: events.signal });
      const refusal = refusalOf(ended);
      if (events.signal.aborted) return reply;
      if (refusal || !ended.row) sendError(events, refusal ?? new Refusal('message_not_found'));
      else events.send('done', await finish(toMessage(ended.row)));
    } catch (error) {
      request.log.error({ err: error }, 'an answer of SmartTalk could not be sent');
      sendError(events, new Refusal('internal'));
    } finally {
      events.end();
    }
    return reply;
  };

  return async (waiting, finish) => {
    const leave = enter(waiting.userId);
    try {
      return await send(waiting, finish);
    } finally {
      leave();
    }
  };
}
