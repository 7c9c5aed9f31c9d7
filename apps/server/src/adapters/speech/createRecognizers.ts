import type { Config } from '../../config.ts';
import type { Core } from '../../core/Core.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { hasPocketsphinx, pocketsphinxProgram } from './hasPocketsphinx.ts';

/** The engines of live transcripts, the preferred one first: a service that is configured, then what is installed. */
export async function createRecognizers(
  { openai, POCKETSPHINX }: Pick<Config, 'openai' | 'POCKETSPHINX'>,
  { clock }: Pick<Core, 'clock'>,
): Promise<SpeechRecognizer[]> {
  const recognizers: SpeechRecognizer[] = [];
  // Each is read where it is wanted.
  if (openai.kind === 'service' && openai.transcribeModel) {
    const { createOpenAiRecognizer } = await import('./createOpenAiRecognizer.ts');
    const { baseUrl, apiKey, transcribeModel: model } = openai;
    recognizers.push(await createOpenAiRecognizer({ baseUrl, apiKey, model, clock }));
  }
  if (POCKETSPHINX === 'on' && hasPocketsphinx()) {
    const { createPocketsphinx } = await import('./createPocketsphinx.ts');
    recognizers.push(await createPocketsphinx({ program: pocketsphinxProgram }));
  }
  return recognizers;
}
