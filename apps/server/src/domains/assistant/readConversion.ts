import type { StoredTurn } from './questionRows.ts';

/** The conversation that a client sends along: lines that begin with `Human:` and `AI:`; others go on with what stands before. */
export function readConversion(text: string, question: string): StoredTurn[] {
  const turns: StoredTurn[] = [];
  for (const line of text.split('\n')) {
    const [, name, words = ''] = /^\s*(Human|AI):\s?(.*)$/.exec(line) ?? [];
    const last = turns.at(-1);
    if (name) turns.push({ role: name === 'AI' ? 'assistant' : 'person', text: words });
    else if (last) last.text += `\n${line}`;
  }
  const filled = turns
    .map(({ role, text: words }) => ({ role, text: words.trim() }))
    .filter(({ text: words }) => words);
  // Some clients end it with the question itself.
  const last = filled.at(-1);
  return last?.role === 'person' && last.text === question.trim() ? filled.slice(0, -1) : filled;
}
