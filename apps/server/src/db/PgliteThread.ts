import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PgliteReply, PgliteRequest, PgliteWorkerOptions } from './pgliteProtocol.ts';

type Query = PgliteRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The thread's program lies beside this module, among the sources and in the built server. */
const program = new URL(`./pglite.worker${extname(import.meta.filename)}`, import.meta.url);

/** A worker thread that owns one PGlite; requests are processed in their order. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #ended = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: PgliteReply) => this.#resolve(reply));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The database thread has ended.')));
  }

  /** Starts the thread and waits until the database responds; rejects with the reason when it cannot open. */
  static async start(options: PgliteWorkerOptions): Promise<PgliteThread> {
    const worker = new Worker(program, { workerData: options });
    const thread = new PgliteThread(worker);
    try {
      await new Promise((resolve, reject) => thread.#waiting.set(0, { resolve, reject }));
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return thread;
  }

  /** Sends one request; rejects with PostgreSQL's error, or when the thread has ended. */
  send(request: Query): Promise<unknown> {
    if (this.#ended) return Promise.reject(new Error('The database is closed.'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Closes the database, then ends the thread. */
  async close(): Promise<void> {
    if (this.#ended) return;
    await this.send({ kind: 'close' });
    this.#ended = true;
    await this.#worker.terminate();
  }

  #resolve(reply: PgliteReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.result);
    else waiting?.reject(Object.assign(new Error(reply.error.message), reply.error));
  }

  #fail(error: Error): void {
    this.#ended = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
