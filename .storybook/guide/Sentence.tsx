/** A sentence of a guide; what stands between backticks is code. */
export function Sentence({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={part}>{part}</code> : <span key={part}>{part}</span>));
}
