import type { Config } from '../../config.ts';
import type { Core } from '../../core/Core.ts';
import { createBreakers } from '../../core/createBreakers.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { hasPocketsphinx, pocketsphinxProgram } from './hasPocketsphinx.ts';
import { hasSherpa } from './sherpa/hasSherpa.ts';
import { readSpeechModels } from './sherpa/speechModels.ts';

/** Requests in a row without an answer after which a service is left alone, and for how many milliseconds. */
const [failuresUntilPause, pauseMs] = [3, 10_000];

/** The engines of live transcripts, the preferred one first: a service that is configured, then what is installed. */
export async function createRecognizers(
  {
    openai,
    POCKETSPHINX,
    SHERPA,
    MODELS_DIR,
  }: Pick<Config, 'openai' | 'POCKETSPHINX' | 'SHERPA' | 'MODELS_DIR'>,
  { clock, services, log }: Pick<Core, 'clock' | 'services' | 'log'>,
): Promise<SpeechRecognizer[]> {
  const recognizers: SpeechRecognizer[] = [];
  // Each is read where it is wanted.
  if (openai.kind === 'service' && openai.transcribeModel) {
    const { createOpenAiRecognizer } = await import('./createOpenAiRecognizer.ts');
    const { baseUrl, apiKey, transcribeModel: model } = openai;
    const breakers = createBreakers({ clock, failures: failuresUntilPause, pauseMs });
    services.watch('speech', breakers.isAnyOpen);
    const { timeoutMs } = services;
    recognizers.push(await createOpenAiRecognizer({ baseUrl, apiKey, model, clock, breakers, timeoutMs }));
  }
  const onProblem = (problem: string): void =>
    log.warn({ problem }, 'a model of speech is missing or failed');
  const models = SHERPA === 'on' ? readSpeechModels(MODELS_DIR, onProblem) : [];
  if (models.length > 0 && hasSherpa()) {
    const { createSherpa } = await import('./sherpa/createSherpa.ts');
    recognizers.push(await createSherpa({ models, onProblem }));
  } else if (models.length > 0)
    onProblem('There are models of speech, and the package sherpa-onnx-node is not installed.');
  if (POCKETSPHINX === 'on' && hasPocketsphinx()) {
    const { createPocketsphinx } = await import('./createPocketsphinx.ts');
    recognizers.push(await createPocketsphinx({ program: pocketsphinxProgram }));
  }
  return recognizers;
}
