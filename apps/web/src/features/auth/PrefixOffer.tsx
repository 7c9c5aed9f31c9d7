import { linkClassName, useLocale } from '@franca/ui';
import { useEffect, useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { useCall } from '../../lib/data/useCall.ts';
import { browserOrigin, guessCountry } from '../../lib/names/guessCountry.ts';
import * as styles from './SignIn.styles.ts';

/** Props of {@link PrefixOffer}. */
export interface PrefixOfferProps {
  /** Two-letter code of the country that is chosen. */
  prefix: string;
  /** Chooses a country by its two-letter code. */
  onChoose: (country: string) => void;
}

const readCountryCodes = () => api.static.countryCode();

/** The prefix of the country that the browser is probably in, one press away while another one is chosen. */
export function PrefixOffer({ prefix, onChoose }: PrefixOfferProps) {
  const locale = useLocale();
  const codes = useCall(readCountryCodes);
  const [isDone, setDone] = useState(false);
  const country = codes && guessCountry(codes, browserOrigin());
  const isChosen = country?.code === prefix;
  // Who has had it and chose another one has said where they are.
  useEffect(() => {
    if (isChosen) setDone(true);
  }, [isChosen]);
  if (!country || isChosen || isDone) return null;
  const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(country.code);
  return (
    <button
      type="button"
      className={`${linkClassName} ${styles.prefixOffer}`}
      onClick={() => onChoose(country.code)}
    >
      {name ?? country.name} <bdi dir="ltr">+{country.dial_code}</bdi>
    </button>
  );
}
