import { extname } from 'node:path';
import type { RecognitionRequest, SpeechRecognizer } from '../../../ports/SpeechRecognizer.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import { createCutSession, type UtteranceBegin, type UtteranceJob } from '../createCutSession.ts';
import { loadSpeechDetectors } from '../createSpeechDetector.ts';
import { openSherpaProcess, type SherpaProcess } from './SherpaProcess.ts';
import type { InstalledSpeechModel } from './speechModels.ts';

/** How sherpa-onnx is run. */
export type SherpaOptions = {
  models: readonly InstalledSpeechModel[];
  /** Gets a sentence about a model that the engine does not load. */
  onProblem: (problem: string) => void;
  /** The program of a model's process. */
  program?: URL;
  /** Utterances at a time, of all models. */
  maxUtterances?: number;
  /** Megabytes of memory of a process. */
  maxMegabytes?: number;
  /** Milliseconds without an utterance after which a process ends. */
  idleMs?: number;
};

const defaultProgram = new URL(`./sherpa.process${extname(import.meta.filename)}`, import.meta.url);
/** Times that a process ends before its model is loaded until the model is offered no more. */
const maxFailures = 2;

/**
 * Recognition by sherpa-onnx on this machine, with streaming models that the operator fetched: words come while they are spoken. Each
 * model has a process of its own, which starts with the first utterance.
 */
export async function createSherpa(options: SherpaOptions): Promise<SpeechRecognizer> {
  const { models, onProblem, program = defaultProgram } = options;
  const { maxUtterances = 20, maxMegabytes = 1000, idleMs = 5 * 60_000 } = options;
  const createDetector = await loadSpeechDetectors();
  const closing = new AbortController();
  const usable = new Map(models.map((model) => [model.language, { model, failures: 0 }]));
  const processes = new Map<string, SherpaProcess>();
  const timers = new Map<string, NodeJS.Timeout>();

  function forgetWhenIdle(language: string): void {
    clearTimeout(timers.get(language));
    const timer = setTimeout(() => {
      const idle = processes.get(language);
      if (idle?.count() === 0) void idle.close();
      else if (idle) forgetWhenIdle(language);
    }, idleMs);
    timer.unref();
    timers.set(language, timer);
  }

  function processOf(language: string): SherpaProcess | undefined {
    const entry = usable.get(language);
    if (!entry || closing.signal.aborted) return undefined;
    const known = processes.get(language);
    if (known) return known;
    const { model } = entry;
    const opened = openSherpaProcess({
      program,
      model,
      maxMegabytes,
      onEnd: (wasReady) => {
        if (processes.get(language) === opened) processes.delete(language);
        if (closing.signal.aborted) return;
        entry.failures = wasReady ? 0 : entry.failures + 1;
        if (entry.failures < maxFailures) return;
        usable.delete(language);
        onProblem(
          `The model of speech ${model.name} was refused by the engine and is used no more. Fetch it again: npm run models -- --speech ${language}`,
        );
      },
    });
    processes.set(language, opened);
    return opened;
  }

  function begin(
    { onText, onGap, onState }: RecognitionRequest,
    language: string,
    { utterance, startMs, signal }: UtteranceBegin,
    state: { isLost: boolean },
  ): UtteranceJob | undefined {
    const busy = [...processes.values()].reduce((sum, one) => sum + one.count(), 0);
    if (busy >= maxUtterances || signal.aborted) return undefined;
    const recognition = processOf(language)?.begin((text) => {
      if (!signal.aborted && text !== '')
        onText({ utterance, text, isFinal: false, startMs, endMs: startMs });
    });
    forgetWhenIdle(language);
    const setLost = (isLost: boolean): void => {
      if (state.isLost === isLost) return;
      state.isLost = isLost;
      onState(isLost ? 'lost' : 'listening');
    };
    const drop = (): void => recognition?.drop();
    signal.addEventListener('abort', drop);
    let isBehind = false;
    return {
      push: (samples) => {
        if (recognition && !recognition.push(samples)) isBehind = true;
      },
      end: async (endMs) => {
        const text = await recognition?.end();
        signal.removeEventListener('abort', drop);
        if (signal.aborted) return;
        setLost(text === undefined);
        if (text) onText({ utterance, text, isFinal: true, startMs, endMs });
        if (text === undefined || isBehind)
          onGap({ reason: text === undefined ? 'engine' : 'overload', startMs, endMs });
      },
    };
  }

  return {
    id: 'sherpa-onnx',
    name: 'sherpa-onnx',
    where: 'server',
    host: null,
    quality: 'good',
    languages: () => (closing.signal.aborted ? [] : [...usable.keys()]),
    open: (request) => {
      const language = primaryLanguage(request.language);
      if (closing.signal.aborted || !usable.has(language)) return undefined;
      const state = { isLost: false };
      return createCutSession({
        request,
        detector: createDetector(),
        begin: (utterance) => begin(request, language, utterance, state),
        closing: closing.signal,
      });
    },
    close: async () => {
      closing.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([...processes.values()].map((one) => one.close()));
    },
  };
}
