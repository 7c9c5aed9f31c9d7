import { ApiError } from '@franca/api-client';
import { validationSentences } from '@franca/contract';
import { type TextKey, texts, translate } from '../../strings/texts.ts';

/** A failure that the pages find themselves, with the key of its text. */
export class TextError extends Error {
  override readonly name = 'TextError';

  /** Key of what the person reads. */
  readonly key: TextKey;

  constructor(key: TextKey) {
    super(key);
    this.key = key;
  }
}

const validationKeys = new Map(
  (Object.keys(validationSentences) as (keyof typeof validationSentences)[]).map((name) => [
    validationSentences[name] as string,
    `validation.${name}` as const satisfies TextKey,
  ]),
);

/** The text for a sentence of the contract's validation rules; undefined for any other sentence. */
export function validationKeyOf(sentence: string | undefined): TextKey | undefined {
  return validationKeys.get(sentence ?? '');
}

/**
 * What a person reads about a failed call: in English the server's first sentence, in every other language the text of
 * the error's code. `errors.${code}` must exist for every code of the contract, or this does not compile.
 */
export function errorText(error: unknown): string {
  if (error instanceof TextError) return translate(error.key);
  if (!(error instanceof ApiError)) return translate('errors.unexpected');
  const [sentence] = error.errors;
  // “passcode incorrect” is the sentence of the interface, and “Passcode is incorrect” the one for people.
  const isForPeople = !error.code.startsWith('passcode');
  if (sentence && isForPeople && error.status > 0 && texts.getState().language === 'en') return sentence;
  const rule = error.code === 'validation_failed' ? validationKeyOf(sentence) : undefined;
  return translate(rule ?? `errors.${error.code}`);
}
