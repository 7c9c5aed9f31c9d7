import { type ChildProcess, fork } from 'node:child_process';
import type { SherpaAnswer, SherpaRequest } from './SherpaMessage.ts';
import type { InstalledSpeechModel } from './speechModels.ts';

/** One utterance in a process. */
export type SherpaUtterance = {
  /** False where so much sound waits that this piece is dropped. */
  push: (samples: Int16Array) => boolean;
  /** Resolves with the last text; undefined where the process ended before. */
  end: () => Promise<string | undefined>;
  drop: () => void;
};

/** What a process needs. */
export type SherpaProcessOptions = {
  /** The program, a module. */
  program: URL;
  model: InstalledSpeechModel;
  /** Megabytes of memory after which it ends. */
  maxMegabytes: number;
  /** It ended; `wasReady` says whether the model was loaded. */
  onEnd: (wasReady: boolean) => void;
};

/** The process of one model. */
export type SherpaProcess = {
  begin: (onText: (text: string) => void) => SherpaUtterance;
  /** Utterances that go on. */
  count: () => number;
  /** Resolves when the process is gone. */
  close: () => Promise<void>;
};

/** Samples of an utterance that wait at most: ten seconds. */
const maxWaiting = 160_000;

type Open = { onText: (text: string) => void; onEnd: (text: string | undefined) => void; waiting: number };

/** Starts the process of a model. */
export function openSherpaProcess(options: SherpaProcessOptions): SherpaProcess {
  const { program, model, maxMegabytes, onEnd } = options;
  const child: ChildProcess = fork(program, [JSON.stringify(model), String(maxMegabytes)], {
    serialization: 'advanced',
    // What the engine prints is for its developers.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const utterances = new Map<number, Open>();
  let isReady = false;
  let count = 0;

  const finish = (id: number, text: string | undefined): void => {
    const open = utterances.get(id);
    utterances.delete(id);
    open?.onEnd(text);
  };
  const send = (request: SherpaRequest): void => {
    if (child.connected) child.send(request, () => undefined);
  };
  child.on('message', (message) => {
    const answer = message as SherpaAnswer;
    if (answer.kind === 'ready') {
      isReady = true;
      return;
    }
    const open = utterances.get(answer.id);
    if (!open) return;
    if (answer.kind === 'taken') open.waiting -= answer.count;
    else if (answer.isFinal) finish(answer.id, answer.text);
    else open.onText(answer.text);
  });
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      for (const id of [...utterances.keys()]) finish(id, undefined);
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  void ended.then(() => onEnd(isReady));

  return {
    count: () => utterances.size,
    begin: (onText) => {
      const id = count;
      count += 1;
      let onEnded: Open['onEnd'] = () => undefined;
      const text = new Promise<string | undefined>((resolve) => {
        onEnded = resolve;
      });
      utterances.set(id, { onText, onEnd: onEnded, waiting: 0 });
      if (child.connected) send({ kind: 'begin', id });
      else finish(id, undefined);
      return {
        push: (samples) => {
          const open = utterances.get(id);
          if (!open || open.waiting + samples.length > maxWaiting) return false;
          open.waiting += samples.length;
          send({ kind: 'sound', id, samples });
          return true;
        },
        end: () => {
          send({ kind: 'end', id });
          return text;
        },
        drop: () => {
          send({ kind: 'drop', id });
          finish(id, undefined);
        },
      };
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
