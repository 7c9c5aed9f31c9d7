import type { AssistantPrompts } from '../AssistantWelcome/AssistantWelcome.tsx';

/** What the welcome of the demo offers. */
export const demoPrompts: AssistantPrompts = {
  examples: [
    'How do I say “good morning” in Italian?',
    'Plan a weekend in Trieste',
    'Explain what a subjunctive is',
  ],
  capabilities: [
    'What can you translate?',
    'Make a table of verbs of movement',
    'Write a polite reply to an invitation',
  ],
  limitations: ['What can you not do?', 'Can you be wrong?', 'Where do my questions go?'],
};
