import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The engine itself refused a call, while its thread went on; its memory may hold anything now. */
export class EngineError extends Error {
  override name = 'EngineError';
}

type Answer = { id: number; result?: unknown; error?: { message?: string } };

/**
 * The program of the package is written for CommonJS, while the package calls itself a module: it is run as what it is.
 * What the engine prints is for its developers.
 */
const program = `{
  // In a block of its own: the program’s parts make globals.
  try {
    // Whoever sends a message does not wait while others are translated. Linux has priorities of threads, and their ids in here alone.
    const { constants, setPriority } = require('node:os');
    const thread = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Elsewhere it has the priority of the process.
  }
  const { compileFunction } = require('node:vm');
  const file = require('node:worker_threads').workerData;
  const source = require('node:fs').readFileSync(file, 'utf8');
  const start = compileFunction(source, ['require', '__filename', '__dirname'], { filename: file });
  start(require, file, require('node:path').dirname(file));
}`;

const programFile = (): string =>
  createRequire(import.meta.url).resolve('@browsermt/bergamot-translator/worker/translator-worker.js');

/** One worker thread with one Bergamot engine in WebAssembly; it calls one function at a time. */
export class EngineThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #end: Error | undefined;

  constructor() {
    this.#worker = new Worker(program, { eval: true, workerData: programFile(), stdout: true, stderr: true });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new EngineError(error.message ?? 'The engine gave no reason.'));
      else waiting?.resolve(result);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the engine ended.')));
    // A server that ends does not wait for it.
    this.#worker.unref();
  }

  /** Id of the thread, for as long as it runs. */
  get threadId(): number {
    return this.#worker.threadId;
  }

  /** Calls a function of the package’s worker; rejects with `EngineError` when it throws, and when the thread ends. */
  call(name: string, ...args: unknown[]): Promise<unknown> {
    if (this.#end) return Promise.reject(this.#end);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, args });
    });
  }

  /** Ends the thread and gives its memory back; what waits is rejected. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
