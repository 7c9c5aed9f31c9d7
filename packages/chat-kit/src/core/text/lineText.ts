import { plainText } from './plainText.ts';

/** The words of a message where there is one line for them: what its kind says, else all of them without their formatting. */
export function lineText(
  { line }: { line?: ((words: string) => string) | undefined },
  words: string,
): string {
  return line && words !== '' ? line(words) : plainText(words);
}
