import { useEffect, useMemo, useState } from 'react';
import { useBasicLists, useCountryCodes } from '../../lib/data/staticLists.ts';
import { browserOrigin, guessCountry } from '../../lib/names/guessCountry.ts';
import { guessLanguage, type ProposedLanguage, proposeLanguage } from '../../lib/names/proposeLanguage.ts';
import { session } from '../../lib/session/session.ts';
import type { RegistrationForm } from './registrationForm.ts';

type Origin = Pick<RegistrationForm, 'country' | 'language' | 'accent'>;

/** What {@link useGuessedOrigin} knows. */
export interface GuessedOrigin {
  /** The form was filled by a guess. */
  readonly isFilled: boolean;
  /** The language and accent to propose for a country. */
  readonly proposeFor: (country: string) => ProposedLanguage;
}

/** Country, language and accent that fit this browser; null until the lists are loaded. */
function useGuess(): Origin | null {
  const { data: lists } = useBasicLists();
  const { data: codes } = useCountryCodes();
  return useMemo(() => {
    if (!lists || !codes) return null;
    const browser = browserOrigin();
    const { userLogin } = session.getState();
    const country = guessCountry(codes, browser, userLogin?.dial_code ?? null)?.name ?? '';
    return { country, ...guessLanguage(browser.languages, country, lists.languages) };
  }, [lists, codes]);
}

/**
 * Fills an empty form with the country, language and accent that fit this browser.
 *
 * @param isEmpty nothing of the three is chosen
 * @param fill takes the guess; the person can change each
 */
export function useGuessedOrigin(isEmpty: boolean, fill: (origin: Origin) => void): GuessedOrigin {
  const [isFilled, setFilled] = useState(false);
  const guess = useGuess();
  const { data: lists } = useBasicLists();
  const { data: codes } = useCountryCodes();
  // Once, when the lists are here: what is emptied later stays empty.
  useEffect(() => {
    if (!guess || !isEmpty) return;
    fill(guess);
    setFilled(Object.values(guess).some(Boolean));
  }, [guess]);
  return {
    isFilled,
    proposeFor: (country) =>
      proposeLanguage(
        codes?.find(({ name }) => name === country),
        lists?.languages ?? [],
      ),
  };
}
