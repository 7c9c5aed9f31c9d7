import { type ChildProcess, spawn } from 'node:child_process';
import type { PictureLine, PictureOutcome, PictureReader } from '../../ports/PictureReader.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { readTsv } from './readTsv.ts';
import { modelOf } from './tesseractModels.ts';

/** Options of {@link createTesseract}. */
export type TesseractOptions = {
  /** Path of the program. */
  program: string;
  /** Names of the installed models, e.g. `eng`. */
  models: readonly string[];
  /** Milliseconds that one picture may take; 45 s by default. */
  timeLimitMs?: number;
  /** KiB of memory that the program may use; 1 GiB by default. */
  memoryLimit?: number;
};

/** Bytes of its answer that are read. */
const maxAnswer = 4_000_000;

function killGroup(child: ChildProcess): void {
  try {
    // The whole group: killing the shell alone would leave the program behind.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}

/**
 * Recognition by Tesseract on this machine. Each picture is a process of its own, with one thread, a limit of memory and a limit of
 * time; nothing of it is written to the disk.
 */
export function createTesseract(options: TesseractOptions): PictureReader {
  const { program, models, timeLimitMs = 45_000, memoryLimit = 1_048_576 } = options;
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const known = [...new Set(models.flatMap((model) => modelOf.languageOf(model) ?? []))];

  async function run(picture: Uint8Array, model: string, signal: AbortSignal): Promise<PictureOutcome> {
    const child = spawn(
      'sh',
      [
        '-c',
        'ulimit -v "$1"; exec "$2" stdin stdout -l "$3" --psm 11 tsv',
        'sh',
        `${memoryLimit}`,
        program,
        model,
      ],
      {
        detached: true,
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
      },
    );
    const kill = (): void => killGroup(child);
    const timer = setTimeout(kill, timeLimitMs);
    if (signal.aborted) kill();
    else signal.addEventListener('abort', kill);
    let answer = '';
    child.stdout.setEncoding('utf8').on('data', (data: string) => {
      answer += data;
      if (answer.length > maxAnswer) kill();
    });
    // A pipe that broke is reported by the end of its process.
    child.stdin.on('error', () => undefined);
    child.stdin.end(picture);
    const isDone = await new Promise<boolean>((resolve) => {
      child.on('close', (code) => resolve(code === 0));
      child.on('error', () => resolve(false));
    });
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    if (!isDone) return { status: 'failed', detail: 'tesseract ended without a text' };
    return { status: 'done', lines: readTsv(answer) satisfies PictureLine[] };
  }

  return {
    id: 'tesseract',
    name: 'Tesseract',
    where: 'server',
    host: null,
    quality: 'good',
    languages: () => (closing.signal.aborted ? [] : known),
    read: async ({ picture, languages, signal }) => {
      const wanted = languages
        .map((tag) => modelOf.modelFor(primaryLanguage(tag)))
        .filter((model) => model !== undefined && models.includes(model));
      if (closing.signal.aborted || wanted.length === 0)
        return { status: 'failed', detail: 'tesseract has no model for these languages' };
      const reading = run(picture, wanted.join('+'), AbortSignal.any([signal, closing.signal])).finally(() =>
        running.delete(reading),
      );
      running.add(reading);
      return reading;
    },
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}
