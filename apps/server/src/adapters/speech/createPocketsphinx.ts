import { type ChildProcess, spawn } from 'node:child_process';
import type { RecognitionRequest, SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { createCutSession, type UtteranceBegin, type UtteranceJob } from './createCutSession.ts';
import { loadSpeechDetectors } from './createSpeechDetector.ts';

/** How pocketsphinx is run. */
export type PocketsphinxOptions = {
  /** The program `pocketsphinx_continuous`. */
  program: string;
  /** Utterances at a time; each is a process of some 100 MB. */
  maxProcesses?: number;
  /** Milliseconds that the words of an utterance may take after it has ended. */
  timeLimitMs?: number;
};

/** Characters that are read of one utterance, which has 15 s: a program that says more has lost its way. */
const maxAnswer = 8000;

function killGroup(child: ChildProcess): void {
  try {
    // The whole group: killing the shell alone would leave its programs behind.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}

/**
 * Recognition by CMU pocketsphinx on this machine: English, for a try and not for work. Each utterance is a process of its own,
 * which gets the sound while it is spoken and keeps none of it.
 */
export async function createPocketsphinx(options: PocketsphinxOptions): Promise<SpeechRecognizer> {
  const { program, maxProcesses = 3, timeLimitMs = 15_000 } = options;
  const createDetector = await loadSpeechDetectors();
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  function begin(
    { onText, onGap }: RecognitionRequest,
    { utterance, startMs, signal }: UtteranceBegin,
  ): UtteranceJob | undefined {
    if (running.size >= maxProcesses) return undefined;
    // Node gives its children sockets for standard input, which the program cannot open by name; `cat` makes a pipe of it.
    const child = spawn('sh', ['-c', 'cat | "$1" -infile /dev/stdin -logfn /dev/null', 'sh', program], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let text = '';
    let unread = '';
    let timer: NodeJS.Timeout | undefined;
    const kill = (): void => killGroup(child);
    const closed = new Promise<boolean>((resolve) => {
      child.on('close', (code) => resolve(code === 0));
      child.on('error', () => resolve(false));
    });
    const ended: Promise<void> = closed.then(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      running.delete(ended);
    });
    running.add(ended);
    if (signal.aborted) kill();
    else signal.addEventListener('abort', kill);
    // A pipe that broke is reported by the end of its process.
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (data: string) => {
      if (text.length + unread.length + data.length > maxAnswer) return kill();
      const lines = (unread + data).split('\n');
      unread = lines.pop() ?? '';
      const words = lines.map((line) => line.trim()).filter((line) => line !== '');
      if (words.length === 0 || signal.aborted) return;
      text = [text, ...words].filter(Boolean).join(' ');
      onText({ utterance, text, isFinal: false, startMs, endMs: startMs });
    });
    return {
      push: (samples) => {
        if (child.stdin.writable)
          child.stdin.write(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
      },
      end: async (endMs) => {
        timer = setTimeout(kill, timeLimitMs);
        child.stdin.end();
        const isDone = await closed;
        await ended;
        if (signal.aborted) return;
        if (text !== '') onText({ utterance, text, isFinal: true, startMs, endMs });
        if (!isDone) onGap({ reason: 'engine', startMs, endMs });
      },
    };
  }

  return {
    id: 'pocketsphinx',
    name: 'pocketsphinx',
    where: 'server',
    host: null,
    quality: 'rough',
    languages: () => (closing.signal.aborted ? [] : ['en']),
    open: (request) => {
      if (closing.signal.aborted || primaryLanguage(request.language) !== 'en') return undefined;
      return createCutSession({
        request,
        detector: createDetector(),
        begin: (utterance) => begin(request, utterance),
        closing: closing.signal,
      });
    },
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}
