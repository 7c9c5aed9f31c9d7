import { type ChildProcess, spawn } from 'node:child_process';
import { readPipeline } from './readPipeline.ts';

/** How a pipe is run. */
export type ApertiumPipeOptions = {
  /** The mode file with the pipeline. */
  modeFile: string;
  /** Milliseconds one text may take before the pipe is killed. */
  timeLimitMs: number;
  /** Milliseconds without work after which the processes end. */
  idleMs: number;
};

type Waiting = { resolve: (stream: string) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** Closes the last sentence, so that every text is translated as a whole and its end can be found. */
const endMark = '.[]';

/** Characters of one answer at most: many times the longest message. A program that writes more has lost its way. */
const maxAnswer = 1_000_000;

/** Milliseconds the programs have to end by themselves. */
const graceMs = 1000;

function killGroup(child: ChildProcess): void {
  try {
    // The negative id addresses the whole group: killing the shell alone would leave its programs behind.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}

/**
 * One direction as a long-running pipeline in its own process group. It starts with the first text, stops when idle,
 * and starts again after it died; texts are answered in the order they came.
 */
export class ApertiumPipe {
  readonly #options: ApertiumPipeOptions;
  #process: ChildProcess | undefined;
  #waiting: Waiting[] = [];
  #received = '';
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: ApertiumPipeOptions) {
    this.#options = options;
  }

  /** Process id of the pipeline's group leader while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Translates one line in stream format; rejects when the pipe dies or the time limit is over. */
  translate(stream: string): Promise<string> {
    clearTimeout(this.#idleTimer);
    return new Promise((resolve, reject) => {
      const child = this.#process ?? this.#start();
      const late = () => {
        this.#end(child, new Error(`No answer within ${this.#options.timeLimitMs} ms.`));
        killGroup(child);
      };
      const timer = setTimeout(late, this.#options.timeLimitMs);
      this.#waiting.push({ resolve, reject, timer });
      child.stdin?.write(`${stream}${endMark}\0`);
    });
  }

  /** Ends the processes; texts still waiting are rejected. */
  async close(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    this.#end(child, new Error('The pipe was closed.'));
    await ended;
  }

  #start(): ChildProcess {
    const pipeline = readPipeline(this.#options.modeFile);
    const child = spawn('sh', ['-c', pipeline], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdout.setEncoding('utf8').on('data', (data: string) => this.#receive(child, data));
    // A pipe that broke is reported by the end of its process.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => this.#end(child, error));
    child.on('close', () => this.#end(child, new Error('The pipe died.')));
    this.#process = child;
    this.#received = '';
    return child;
  }

  #receive(child: ChildProcess, data: string): void {
    if (child !== this.#process) return;
    const answers = (this.#received + data).split('\0');
    this.#received = answers.pop() ?? '';
    if (this.#received.length > maxAnswer) {
      this.#end(child, new Error(`More than ${maxAnswer} characters were answered.`));
      killGroup(child);
      return;
    }
    for (const answer of answers) {
      const waiting = this.#waiting.shift();
      clearTimeout(waiting?.timer);
      waiting?.resolve(answer.slice(0, Math.max(0, answer.lastIndexOf(endMark))));
    }
    if (this.#waiting.length === 0) {
      this.#idleTimer = setTimeout(
        () => this.#end(child, new Error('The pipe was idle.')),
        this.#options.idleMs,
      );
      this.#idleTimer.unref();
    }
  }

  #end(child: ChildProcess, reason: Error): void {
    if (child !== this.#process) return;
    this.#process = undefined;
    clearTimeout(this.#idleTimer);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(reason);
    }
    // At the end of their input the programs end in order and their shell collects them; a kill is for stuck ones.
    child.stdin?.end();
    const timer = setTimeout(() => killGroup(child), graceMs);
    child.once('close', () => clearTimeout(timer));
    if (child.exitCode !== null || child.signalCode !== null) clearTimeout(timer);
  }
}
