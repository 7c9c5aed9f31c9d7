import { uiLanguages } from '@franca/languages';
import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo.tsx';
import { legalPath } from '../../lib/navigation/legalPath.ts';
import * as styles from './Landing.styles.ts';
import { useLanding } from './landingContext.ts';
import { originMark } from './originMark.ts';

/** Characters of an address that needs no escaping in a query: it has neither a query nor a fragment itself. */
const shared = `${originMark}/`;

const places: readonly [name: string, href: string][] = [
  ['X', `https://x.com/intent/post?url=${shared}`],
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${shared}`],
  ['WhatsApp', `https://wa.me/?text=${shared}`],
  ['Telegram', `https://t.me/share/url?url=${shared}`],
];

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul className={styles.columnList}>{children}</ul>
    </div>
  );
}

/** Contact, social links, terms and privacy, and the page in other languages. */
export function LandingFooter() {
  const { text, language } = useLanding();
  const link = (href: string, words: string, more = {}) => (
    <li key={href}>
      <a className={styles.footerLink} href={href} {...more}>
        {words}
      </a>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <div className={styles.footerBrand}>
          <Logo />
          <p className={styles.footerText}>{text.tagline}</p>
        </div>
        <Column title={text.footerContact}>
          {link('#partner', text.contactUs)}
          {link('/api/docs', text.api)}
        </Column>
        <Column title={text.footerSocial}>
          {places.map(([name, href]) =>
            link(href, text.shareOn.replace('{place}', name), { rel: 'noreferrer', target: '_blank' }),
          )}
        </Column>
        <Column title={text.footerLegal}>
          {link(legalPath('terms', language), text.terms)}
          {link(legalPath('privacy', language), text.privacy)}
        </Column>
        <Column title={text.footerLanguages}>
          {uiLanguages.map(({ tag, nativeName }) =>
            link(`/?lang=${tag}`, nativeName, {
              lang: tag,
              hrefLang: tag,
              'aria-current': tag === language ? 'page' : undefined,
            }),
          )}
        </Column>
      </div>
    </footer>
  );
}
