import { EngineError, EngineThread } from './EngineThread.ts';
import { type InstalledModel, loadModel, UnusableModelError } from './readModels.ts';

/** How the engine is run. */
export type BergamotEngineOptions = {
  /** Bytes that the models of one thread may take together; the models of one translation are loaded whatever they take. */
  memoryBytes: number;
  /** Threads that translate at the same time; each loads the models that it needs. */
  threads: number;
  /** Milliseconds one batch may take before its thread is ended. */
  timeLimitMs: number;
  /** Milliseconds without work after which a thread ends and gives its memory back. */
  idleMs: number;
};

type Job = {
  /** One model, or two by way of a third language. */
  route: readonly InstalledModel[];
  html: string;
  resolve: (html: string) => void;
  reject: (error: Error) => void;
  /** Whether a thread ended with it; it is then translated once more, without others. */
  isRepeated: boolean;
};

/** A thread with its models, the one used least recently first. */
type Lane = {
  thread: EngineThread | undefined;
  loaded: InstalledModel[];
  isBusy: boolean;
  idleTimer: NodeJS.Timeout | undefined;
};

/** Texts that are translated together. */
const batchSize = 24;

/** Bytes that the engine reserves for each model beside its files: `workspace: 128` in the package’s worker. */
export const workspaceBytes: number = 128 * 2 ** 20;

const keyOf = ({ source, target }: InstalledModel) => ({ from: source, to: target });

const costOf = (models: readonly InstalledModel[]): number =>
  models.reduce((sum, { bytes }) => sum + bytes + workspaceBytes, 0);

async function loadInto(thread: EngineThread, model: InstalledModel): Promise<void> {
  await thread.call('loadTranslationModel', keyOf(model), await loadModel(model));
  // The engine reads the network only with the first text.
  await thread.call('translate', { models: [keyOf(model)], texts: [{ text: 'a', html: true }] });
}

function refusalOf({ folder, source, target, version }: InstalledModel, { message }: Error): Error {
  const problem = `The engine does not load the model ${source}-${target}, version ${version}: ${message} Until ${folder} is removed, each start tries it once.`;
  return new UnusableModelError(folder, problem);
}

/**
 * Threads with Bergamot engines behind one queue. A thread starts with the first text, translates what waits for the same
 * models together, drops the models used least recently where memory is short, and ends when idle. One that crashed or took
 * too long is replaced, and its texts are translated once more, each alone.
 */
export class BergamotEngine {
  readonly #options: BergamotEngineOptions;
  readonly #lanes: Lane[];
  #queue: Job[] = [];
  #isClosed = false;

  constructor(options: BergamotEngineOptions) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.threads }, () => ({
      ...{ thread: undefined, loaded: [], isBusy: false, idleTimer: undefined },
    }));
  }

  /** Pairs of the models in memory, by thread, the one used least recently first. */
  get loaded(): string[][] {
    return this.#lanes.map(({ loaded }) => loaded.map(({ source, target }) => `${source}-${target}`));
  }

  /** Ids of the threads that run. */
  get threadIds(): number[] {
    return this.#lanes.flatMap(({ thread }) => thread?.threadId ?? []);
  }

  /** Translates HTML without line breaks; rejects with `UnusableModelError`, or when two threads ended with the text. */
  translate(route: readonly InstalledModel[], html: string): Promise<string> {
    if (this.#isClosed) return Promise.reject(new Error('The engine is closed.'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ route, html, resolve, reject, isRepeated: false });
      this.#wake(route);
    });
  }

  /** Ends the threads; texts still waiting are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The engine was closed.'));
    await Promise.all(this.#lanes.map((lane) => this.#drop(lane)));
  }

  #wake(route: readonly InstalledModel[]): void {
    const free = this.#lanes.filter(({ isBusy }) => !isBusy);
    const lane = free.find(({ loaded }) => route.every((model) => loaded.includes(model))) ?? free[0];
    if (lane) void this.#work(lane);
  }

  async #work(lane: Lane): Promise<void> {
    lane.isBusy = true;
    clearTimeout(lane.idleTimer);
    // Texts that come in the same turn of the event loop share a batch.
    await new Promise(setImmediate);
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch())
      await this.#translateBatch(lane, batch);
    lane.isBusy = false;
    lane.idleTimer = setTimeout(() => void this.#drop(lane), this.#options.idleMs);
    lane.idleTimer.unref();
  }

  #takeBatch(): Job[] {
    const [first] = this.#queue;
    if (!first) return [];
    const isTogether = (job: Job) => !job.isRepeated && job.route === first.route;
    const batch = first.isRepeated ? [first] : this.#queue.filter(isTogether).slice(0, batchSize);
    this.#queue = this.#queue.filter((job) => !batch.includes(job));
    return batch;
  }

  async #translateBatch(lane: Lane, batch: readonly Job[]): Promise<void> {
    const route = batch[0]?.route ?? [];
    const late = setTimeout(() => void lane.thread?.end(), this.#options.timeLimitMs);
    try {
      const thread = await this.#prepare(lane, route);
      const texts = batch.map(({ html }) => ({ text: html, html: true }));
      const results = (await thread.call('translate', { models: route.map(keyOf), texts })) as {
        target: { text: string };
      }[];
      for (const [place, job] of batch.entries()) job.resolve(results[place]?.target.text ?? '');
    } catch (error) {
      // After an error inside of it nobody knows what the engine's memory holds.
      await this.#drop(lane);
      const isFinal = this.#isClosed || error instanceof UnusableModelError;
      for (const job of batch) {
        if (isFinal || job.isRepeated) job.reject(error as Error);
        else this.#queue.unshift({ ...job, isRepeated: true });
      }
    } finally {
      clearTimeout(late);
    }
  }

  /** Starts the thread where there is none, and loads what the route needs. */
  async #prepare(lane: Lane, route: readonly InstalledModel[]): Promise<EngineThread> {
    if (!lane.thread) {
      lane.thread = new EngineThread();
      await lane.thread.call('initialize', { cacheSize: 0 });
    }
    const { thread } = lane;
    const missing = route.filter((model) => !lane.loaded.includes(model));
    const others = lane.loaded.filter((model) => !route.includes(model));
    while (others.length > 0 && costOf([...others, ...route]) > this.#options.memoryBytes) {
      const oldest = others.shift();
      if (!oldest) break;
      await thread.call('freeTranslationModel', keyOf(oldest));
      lane.loaded = lane.loaded.filter((model) => model !== oldest);
    }
    for (const model of missing) {
      const isAlone = lane.loaded.every((other) => route.includes(other));
      await loadInto(thread, model).catch((error: Error) => {
        // Beside other models, these may be the reason: in another thread it is tried alone.
        throw isAlone && error instanceof EngineError ? refusalOf(model, error) : error;
      });
      lane.loaded.push(model);
    }
    lane.loaded = [...lane.loaded.filter((model) => !route.includes(model)), ...route];
    return thread;
  }

  async #drop(lane: Lane): Promise<void> {
    const { thread } = lane;
    lane.thread = undefined;
    lane.loaded = [];
    clearTimeout(lane.idleTimer);
    await thread?.end();
  }
}
