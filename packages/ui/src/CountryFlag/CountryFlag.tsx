import { cx } from '@linaria/core';
import { type ComponentProps, useEffect, useState } from 'react';
import * as styles from './CountryFlag.styles.ts';
import { type Flags, loadFlags } from './loadFlags.ts';

const loaded = new Map<string, Flags>();

/** The flag of a two-letter code as a `data:` address; null until it is loaded, and for a code without a flag. */
function useFlagSource(code: string): string | null {
  const name = code.toUpperCase();
  const letter = name.charAt(0);
  // What other flags have loaded is there at once; a flag that loads itself draws anew.
  const [, setLoaded] = useState(loaded.get(letter));

  useEffect(() => {
    let stopped = false;
    if (loaded.has(letter)) return undefined;
    void loadFlags(letter).then((flags) => {
      loaded.set(letter, flags);
      if (!stopped) setLoaded(flags);
    });
    return () => {
      stopped = true;
    };
  }, [letter]);

  const svg = loaded.get(letter)?.[name];
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null;
}

/** Props of {@link CountryFlag}. */
export interface CountryFlagProps extends ComponentProps<'span'> {
  /** Two-letter country code (ISO 3166-1 alpha-2), in upper or lower case. */
  code: string;
  /** 22 or 32 pixels wide. Default `medium`. */
  size?: 'medium' | 'large';
  /** Name of the country; without it the flag is hidden from assistive technology, as beside a name. */
  label?: string;
}

/** A country's flag, drawn from an SVG that is loaded with those of the same first letter. Renders a `<span>`. */
export function CountryFlag({ code, size = 'medium', label, className, ...rest }: CountryFlagProps) {
  const source = useFlagSource(code);
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...naming} {...rest} className={cx(styles.root, className)} data-size={size}>
      {source ? <img className={styles.image} src={source} alt="" loading="lazy" draggable={false} /> : null}
    </span>
  );
}
