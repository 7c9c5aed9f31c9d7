import type { ContextLine } from '../Translator.ts';

/** Shorter sentences, such as “yes”, may be part of any translation. */
const tellingLength = 12;

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether a translation holds a sentence of the context that is not in the text, or more lines than the text. */
export function leaksContext(text: string, translated: string, context: readonly ContextLine[]): boolean {
  if (context.length === 0) return false;
  const lines = (value: string) => value.trim().split('\n').length;
  if (lines(translated) > lines(text)) return true;
  const [own, result] = [fold(text), fold(translated)];
  return context.some((line) => {
    const said = fold(line.text);
    return said.length >= tellingLength && !own.includes(said) && result.includes(said);
  });
}
