import type { TextFunction } from '@franca/ui/i18n';
import type { AssistantTextKey } from '../strings/assistant/assistantStrings.ts';
import type { AssistantPrompts } from './AssistantWelcome.tsx';

/** What the welcome offers where the application says nothing else. */
export const defaultPrompts = (text: TextFunction<AssistantTextKey>): AssistantPrompts => ({
  examples: [text('promptExample1'), text('promptExample2'), text('promptExample3')],
  capabilities: [text('promptCapability1'), text('promptCapability2'), text('promptCapability3')],
  limitations: [text('promptLimitation1'), text('promptLimitation2'), text('promptLimitation3')],
});
