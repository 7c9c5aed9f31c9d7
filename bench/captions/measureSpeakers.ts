import { hum } from '../../apps/server/test/speakSentence.ts';
import { type BareEcho, openBareEcho } from '../support/openBareEcho.ts';
import { memoryOf, workOf } from '../support/processes.ts';
import type { RunningFranca } from '../support/startFranca.ts';
import { speak } from './measureEngine.ts';
import { openCall, type TranscribedCall } from './openCall.ts';

/** What people who speak at once cost a server. */
export interface SpeakerSamples {
  /** Megabytes that the server had before, and at most while they spoke. */
  readonly memory: { readonly before: number; readonly most: number };
  /** Percent of a core that the server was busy. */
  readonly busy: number;
  /** Milliseconds until the server has come to the pieces of a speaker, and its answer to what was sent behind them is there. */
  readonly piece: number[];
  /** The same for one message over a bare server, one by one in the same time. */
  readonly bare: number[];
  /** Pieces that were sent. */
  readonly sent: number;
  /** Marks of pieces that did not arrive, or came too fast. */
  readonly lost: number;
  /** Marks of utterances that the engine had no time for. */
  readonly given: number;
  /** Final lines that readers got. */
  readonly lines: number;
}

/** Speaks for some seconds: two of sound and one of silence, over and over. */
async function talk(speaker: TranscribedCall['speaker'], seconds: number): Promise<number> {
  const turn = new Int16Array(3 * 16_000);
  turn.set(hum(2000));
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  while (performance.now() < end) {
    await speak(speaker, turn);
    sent += Math.ceil(turn.length / 2048);
  }
  return sent;
}

async function measurePieces(call: TranscribedCall, echo: BareEcho, goesOn: () => boolean) {
  const [piece, bare]: [number[], number[]] = [[], []];
  for (let count = 0; goesOn(); count += 1) {
    const began = performance.now();
    await call.speaker.passed();
    piece.push(performance.now() - began);
    bare.push(await echo.send(count));
    await new Promise((resolve) => setTimeout(resolve, 128));
  }
  return { piece, bare };
}

/** Lets so many people speak, two in each call. */
export async function measureSpeakers(
  { url, program }: RunningFranca,
  count: number,
  seconds: number,
): Promise<SpeakerSamples> {
  const pid = program.child.pid ?? 0;
  const calls: TranscribedCall[] = [];
  const echo = await openBareEcho();
  let timer: NodeJS.Timeout | undefined;
  try {
    for (let index = 0; index < count / 2; index += 1) calls.push(await openCall(url));
    let lines = 0;
    for (const call of calls)
      call.onLine(({ isFinal, isTranslated }) => {
        if (isFinal && !isTranslated) lines += 1;
      });
    const voices = calls.flatMap(({ speaker, listener }) => [speaker, listener]);
    const before = memoryOf(pid);
    let most = before;
    timer = setInterval(() => {
      most = Math.max(most, memoryOf(pid));
    }, 250);
    const [workBefore, began] = [workOf(pid), performance.now()];
    let isTalking = true;
    const [first] = calls;
    if (!first) throw new Error('Nobody speaks.');
    const measured = measurePieces(first, echo, () => isTalking);
    const sent = (await Promise.all(voices.map((voice) => talk(voice, seconds)))).reduce(
      (all, one) => all + one,
      0,
    );
    isTalking = false;
    const busy = (workOf(pid) - workBefore) / ((performance.now() - began) / 1000);
    const reasons = calls.flatMap(({ gaps }) => gaps.map(({ reason }) => reason));
    const byEngine = reasons.filter((reason) => reason === 'engine').length;
    return {
      ...(await measured),
      memory: { before, most },
      busy: busy * 100,
      sent,
      lost: reasons.filter((reason) => reason === 'connection').length,
      given: reasons.length - byEngine,
      lines,
    };
  } finally {
    clearInterval(timer);
    for (const call of calls) call.close();
    await echo.stop();
  }
}
