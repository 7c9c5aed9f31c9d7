import { chatEvents } from '@franca/contract';
import { lt } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import { assistantRequests } from '../../db/schema/assistant.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import type { Assistant } from './Assistant.ts';
import { createAllowances } from './createAllowances.ts';
import { createAnswerStore } from './createAnswerStore.ts';
import { type AnswersOptions, createAnswers } from './createAnswers.ts';
import { createConversations } from './createConversations.ts';
import { createEngineGate } from './createEngineGate.ts';
import { createParagraphLanguages } from './createParagraphLanguages.ts';
import { createQuestions } from './createQuestions.ts';
import { createQuotes, type QuotesOptions } from './createQuotes.ts';
import { hasAbandoned } from './endAnswer.ts';
import { registerAssistantRoutes } from './registerAssistantRoutes.ts';
import { createToAssistantMessage } from './toAssistantMessage.ts';

/** What SmartTalk needs: what answers, and what may be known of whoever asks. */
export type AssistantDeps = Pick<AnswersOptions, 'readerOf' | 'toolsOf'> &
  Pick<QuotesOptions, 'excerptOf' | 'isLocalOnly'> & {
    /** Undefined where nothing answers. */
    engine: AssistantEngine | undefined;
    /** Says in which language something is written. */
    detector: LanguageDetector;
  };

const recoverEveryMs = 10_000;
const forgetEveryMs = 3_600_000;
/** Longer than the longest time in which questions are counted, or a client may repeat one. */
const keepRequestsMs = 7 * 24 * 3_600_000;

/** Builds SmartTalk over the core, registers its calls, and ends answers that a crash left behind. */
export function connectAssistant(core: Core, deps: AssistantDeps): Assistant {
  const { engine, detector, readerOf, toolsOf, excerptOf, isLocalOnly } = deps;
  const { checks, clock, database, log, route, sockets } = core;
  const { db } = database;
  const publisher = sockets.publisher('/chat');
  const onChange = (userId: string, topic: string): void =>
    publisher.toUser(userId, chatEvents.assistantChanged, {}, { topic });
  const gate = createEngineGate(engine, clock);
  if (engine?.host) core.services.watch('assistant', gate.isOpen);
  const allowances = createAllowances(db, clock);
  const toMessage = createToAssistantMessage(createParagraphLanguages(detector));
  const conversations = createConversations(db, toMessage);
  const questions = createQuestions({ db, clock, allowances, gate, engineId: engine?.id ?? 'none' });
  const store = createAnswerStore(db, clock);
  const quotes = createQuotes({ engine, excerptOf, isLocalOnly });
  const quotesOf = quotes.read;
  const answers = createAnswers({ clock, log, engine, gate, store, readerOf, toolsOf, quotesOf, onChange });
  core.provide({ requireAssistantOwner: conversations.requireOwner });
  const { planOf } = checks;
  const asking = { engine, allowances, conversations, questions, quotes, answers, toMessage };
  registerAssistantRoutes(route, { ...asking, planOf, onChange });
  core.onStop(async () => {
    await answers.close();
    await engine?.close();
  });
  repeat(core, 'end of abandoned answers', recoverEveryMs, answers.recover, {
    isNeeded: () => hasAbandoned(db, clock()),
  });
  repeat(core, 'removal of old questions', forgetEveryMs, async () => {
    const until = new Date(clock().getTime() - keepRequestsMs);
    await db.delete(assistantRequests).where(lt(assistantRequests.createdAt, until));
  });
  return {
    pagesOf: conversations.pagesOf,
    health: () => ({ engine: engine?.id ?? 'none', state: gate.isOpen() ? 'open' : 'closed' }),
  };
}
