import type { Config } from '../../config.ts';
import type { OutsideServices } from '../../core/outside/createOutsideServices.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';

/** The part of the configuration that chooses what answers as SmartTalk. */
export type AssistantConfig = Pick<Config, 'openai' | 'ASSISTANT_CONTEXT_TOKENS'>;

/** A language model where one is configured, else the built-in assistant. */
export async function createAssistantEngine(
  { openai, ASSISTANT_CONTEXT_TOKENS: contextTokens }: AssistantConfig,
  { timeoutMs: silenceMs }: Pick<OutsideServices, 'timeoutMs'>,
): Promise<AssistantEngine> {
  // Each is read where it is wanted: their packages are large.
  if (openai.kind !== 'service' || openai.assistantModel === undefined)
    return (await import('./offline/createOfflineAssistant.ts')).createOfflineAssistant();
  const { createOpenAiAssistant } = await import('./openai/createOpenAiAssistant.ts');
  const { baseUrl, apiKey, assistantModel: model } = openai;
  return createOpenAiAssistant({ baseUrl, apiKey, model, contextTokens, silenceMs });
}
