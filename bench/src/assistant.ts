/** Prints what the built-in assistant answers to its scored questions, for a person to read; docs/decisions/0069-help-and-built-in-assistant.md has the scores. */
import { createOfflineAssistant } from '../../apps/server/src/adapters/assistant/offline/createOfflineAssistant.ts';
import { ownTools } from '../../apps/server/src/adapters/assistant/offline/scored/ownThings.ts';
import {
  helpQuestions,
  ownQuestions,
  unknownQuestions,
} from '../../apps/server/src/adapters/assistant/offline/scored/questions.ts';

const engine = createOfflineAssistant();
const groups = { help: helpQuestions, unknown: unknownQuestions, own: ownQuestions };
for (const [name, questions] of Object.entries(groups)) {
  for (const [index, { language, text }] of questions.entries()) {
    let answer = '';
    const question = { text, conversation: [], tools: ownTools };
    await engine.answer({ ...question, reader: { name: 'Anna', language, plan: 'ultimate' } }, (part) => {
      if (part.kind === 'text') answer += part.text;
    });
    console.log(`\n${name} ${index + 1} (${language}): ${text}\n${answer.replaceAll(/^/gm, '    ')}`);
  }
}
await engine.close();
