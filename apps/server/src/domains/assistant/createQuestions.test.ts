import { expect, it, vi } from 'vitest';
import type { Database } from '../../db/Database.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';
import { createAllowances } from './createAllowances.ts';
import { createEngineGate } from './createEngineGate.ts';
import { createQuestions } from './createQuestions.ts';

it('a question that no engine can take now is refused without a transaction, which others would wait for', async () => {
  const clock = () => new Date('2026-03-14T15:00:00Z');
  const transaction = vi.fn(async () => Promise.reject(new Error('There is no database.')));
  const db = { transaction } as unknown as Database;
  const gate = createEngineGate({ id: 'model' } as AssistantEngine, clock);
  const allowances = createAllowances(db, clock);
  const questions = createQuestions({ db, clock, allowances, gate, engineId: 'model' });
  const ask = () =>
    questions.ask({
      ...{
        userId: 'mia',
        plan: 'ultimate',
        requestId: undefined,
        conversion: undefined,
        language: undefined,
      },
      ...{ content: 'What is a group?', topicId: undefined, replaces: undefined, quotes: undefined },
    });
  for (let time = 0; time < 3; time += 1) {
    gate.enter();
    gate.leave({ status: 'failed', detail: 'It is away.' }, false);
  }
  await expect(ask()).rejects.toMatchObject({ code: 'assistant_unavailable', retryAfter: 30 });
  expect(transaction).not.toHaveBeenCalled();
});
