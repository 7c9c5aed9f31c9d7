/**
 * How long words of an answer of SmartTalk are under way: from the engine's first one to the reader's first one and to the picture of the
 * page that has it, and how many of a stream of 200 words a second arrive within a frame, on the embedded database. The engine is a local
 * service in this process; what the page shows is read from the pictures that the browser has painted.
 *
 *     npm run bench -- smarttalk [questions]
 */
import { createStreamClient } from '@franca/api-client';
import { signUpRemote } from '../../apps/server/test/remotePerson.ts';
import { type OpenAiReply, startOpenAi } from '../../apps/server/test/startOpenAi.ts';
import { measurePixels } from '../smarttalk/measurePixels.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const questions = Number(process.argv[2] ?? 20);
const [wordsPerSecond, words] = [200, 400];
/** Nobody may ask much more often in a minute. */
const questionsPerPerson = 18;
const english = { language: 'English', accent: 'English (Australia)' };

const rounded = (value: number): number => Math.round(value * 10) / 10;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends words that say when they were sent, at an even pace. */
async function writeWords(reply: OpenAiReply): Promise<void> {
  const started = performance.now();
  for (let word = 0; word < words; word += 1) {
    const wait = started + (word * 1000) / wordsPerSecond - performance.now();
    if (wait > 0) await pause(wait);
    reply.text(`${performance.now()} `);
  }
  reply.finish();
}

await withDataDirectory(async (directory) => {
  const service = await startOpenAi();
  service.answerWith(writeWords);
  const { url, program } = await startFranca(directory, {
    OPENAI_BASE_URL: service.baseUrl,
    ASSISTANT_MODEL: 'bench',
    DEMO: '0',
  });
  const [first, later]: [number[], number[]] = [[], []];
  let painted: number[] = [];
  try {
    let token = '';
    const streams = createStreamClient({ baseUrl: `${url}/api`, getToken: () => token });
    for (let question = 0; question < questions; question += 1) {
      if (question % questionsPerPerson === 0) {
        const email = `bench-${question}@example.org`;
        ({ token } = await signUpRemote(url, { email, ...english }));
      }
      let rest = '';
      let isFirst = true;
      await streams.assistant.create({
        body: { content: `Question ${question}` },
        onText: (text) => {
          const now = performance.now();
          const sent = (rest + text).split(' ');
          rest = sent.pop() ?? '';
          for (const moment of sent) {
            (isFirst ? first : later).push(now - Number(moment));
            isFirst = false;
          }
        },
      });
    }
    const person = await signUpRemote(url, { email: 'bench-screen@example.org', ...english });
    painted = await measurePixels({
      ...{ url, person, service },
      questions: Math.min(questions, questionsPerPerson),
    });
  } finally {
    await program.stop();
    await service.close();
  }
  const row = (what: string, samples: readonly number[]): Row => ({
    what,
    samples: samples.length,
    'p50 ms': rounded(percentile(samples, 0.5)),
    'p99 ms': rounded(percentile(samples, 0.99)),
    'max ms': rounded(percentile(samples, 1)),
  });
  report(
    'smarttalk',
    [
      row('first word', first),
      row('first word on the screen', painted),
      row(`words at ${wordsPerSecond} a second`, later),
    ],
    [
      {
        aim: 'first word on the screen within 300 ms',
        reached: percentile(painted, 1) <= 300 ? 'yes' : 'no',
      },
    ],
  );
});
