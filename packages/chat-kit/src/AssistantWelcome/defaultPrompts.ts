import type { TextFunction } from '@franca/ui/i18n';
import type { AssistantEngine } from '../core/assistant/AssistantPort.ts';
import type { AssistantTextKey } from '../strings/assistant/assistantStrings.ts';
import type { AssistantPrompts } from './AssistantWelcome.tsx';

/**
 * What the welcome offers where the application says nothing else. A language model knows neither the help pages nor anything of the
 * person, and is asked for other things than an assistant that searches both.
 */
export const defaultPrompts = (
  text: TextFunction<AssistantTextKey>,
  kind: AssistantEngine['kind'] | undefined,
): AssistantPrompts =>
  kind === 'model'
    ? {
        examples: [text('promptModelExample1'), text('promptExample2'), text('promptModelExample2')],
        capabilities: [
          text('promptModelCapability1'),
          text('promptModelCapability2'),
          text('promptModelCapability3'),
        ],
        limitations: [text('promptLimitation1'), text('promptLimitation2'), text('promptModelLimitation')],
      }
    : {
        examples: [text('promptExample1'), text('promptExample2'), text('promptExample3')],
        capabilities: [text('promptCapability1'), text('promptCapability2'), text('promptCapability3')],
        limitations: [text('promptLimitation1'), text('promptLimitation2'), text('promptLimitation3')],
      };
