import { type AssistantSource, limits } from '@franca/contract';
import { storableText } from '../../core/storableText.ts';
import type { AssistantPart } from '../../ports/AssistantEngine.ts';

/** An answer of which more and more is there. */
export type Writing = {
  /** Takes the next piece. */
  write: (part: AssistantPart) => void;
  /** Takes no more. */
  end: () => void;
  /** Calls a reader with what there is, and with each piece that follows; returns what ends that. */
  subscribe: (onText: (text: string) => void) => () => void;
  /** Whether something came since the last `take`. */
  isNew: () => boolean;
  /** What there is. */
  take: () => { content: string; sources: AssistantSource[] };
  /** Whether it was longer than is kept. */
  isCut: () => boolean;
};

const highSurrogateAtEnd = /[\uD800-\uDBFF]$/;

/** Only pages of the application and of the web can be linked. */
const isSafe = ({ url }: AssistantSource): boolean => /^(https?:\/\/|\/(?!\/))/i.test(url);

/** Collects an answer: text that every database can store, of a length with a limit, whatever an engine sends. */
export function createWriting(): Writing {
  let content = '';
  /** Half of a character, whose other half comes with the next piece. */
  let half = '';
  let sources: AssistantSource[] = [];
  let isNew = false;
  let isCut = false;
  let isEnded = false;
  const readers = new Set<(text: string) => void>();

  function add(text: string): void {
    const whole = half + text;
    half = highSurrogateAtEnd.exec(whole)?.[0] ?? '';
    const ready = storableText(whole.slice(0, whole.length - half.length));
    const room = limits.assistantAnswer - content.length;
    const kept = ready.length > room ? ready.slice(0, room).replace(highSurrogateAtEnd, '') : ready;
    isCut ||= kept.length < ready.length;
    if (kept === '') return;
    content += kept;
    isNew = true;
    for (const onText of readers) onText(kept);
  }

  return {
    write: (part) => {
      if (isEnded || isCut) return;
      if (part.kind === 'text') return add(part.text);
      sources = part.sources.filter(isSafe).map(({ title, url }) => ({ title, url }));
      isNew = true;
    },
    end: () => {
      isEnded = true;
    },
    subscribe: (onText) => {
      if (content !== '') onText(content);
      readers.add(onText);
      return () => void readers.delete(onText);
    },
    isNew: () => isNew,
    take: () => {
      isNew = false;
      return { content, sources };
    },
    isCut: () => isCut,
  };
}
