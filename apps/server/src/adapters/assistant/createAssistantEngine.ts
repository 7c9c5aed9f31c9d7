import type { Config } from '../../config.ts';
import type { AssistantEngine } from '../../ports/AssistantEngine.ts';

/** The part of the configuration that chooses what answers as SmartTalk. */
export type AssistantConfig = Pick<Config, 'openai' | 'ASSISTANT_CONTEXT_TOKENS'>;

/** A language model where one is configured; undefined where nothing answers. */
export async function createAssistantEngine({
  openai,
  ASSISTANT_CONTEXT_TOKENS: contextTokens,
}: AssistantConfig): Promise<AssistantEngine | undefined> {
  if (openai.kind !== 'service' || openai.assistantModel === undefined) return undefined;
  // Read where it is wanted: its package is large.
  const { createOpenAiAssistant } = await import('./openai/createOpenAiAssistant.ts');
  const { baseUrl, apiKey, assistantModel: model } = openai;
  return createOpenAiAssistant({ baseUrl, apiKey, model, contextTokens });
}
