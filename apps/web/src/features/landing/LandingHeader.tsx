import { Button } from '@franca/ui/Button';
import { Menu, X } from 'lucide-react';
import { Logo } from '../../components/Logo.tsx';
import type { LandingStrings } from '../../strings/landing/en.ts';
import * as styles from './Landing.styles.ts';
import { useLanding } from './landingContext.ts';

interface Entry {
  text: keyof LandingStrings;
  href: string;
  /** Opens the plans dialog; the address is for visitors without script. */
  isPlans?: boolean;
}

/** docs/behaviour/landing.md, Header. */
const entries: readonly Entry[] = [
  { text: 'redeemCode', href: '/login?method=gift&package=premium' },
  { text: 'videos', href: '#videos' },
  { text: 'webVersion', href: '#web' },
  { text: 'appInfo', href: '#app' },
  { text: 'becomePartner', href: '#partner' },
  { text: 'pricing', href: '#pricing', isPlans: true },
];

/** The links of the header; in a row, or below one another in the menu of narrow windows. */
function Entries() {
  const { text } = useLanding();
  return (
    <ul className={styles.entries}>
      {entries.map(({ text: key, href, isPlans }) => (
        <li key={key}>
          <a className={styles.entry} href={href} data-plans={isPlans ? '' : undefined}>
            {text[key]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sticky header with its seven entries; a menu holds them where the window is narrow. */
export function LandingHeader() {
  const { text, language } = useLanding();
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <a className={styles.home} href={`/?lang=${language}`} aria-label="Franca">
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={text.mainNavigation}>
          <Entries />
        </nav>
        <Button className={styles.enter} render={<a href="/login" />}>
          {text.enter}
        </Button>
        <details className={styles.menu} data-menu>
          <summary className={styles.menuButton} aria-label={text.menu}>
            <Menu className={styles.menuOpen} size={22} aria-hidden="true" />
            <X className={styles.menuClose} size={22} aria-hidden="true" />
          </summary>
          <nav className={styles.menuPanel} aria-label={text.menu}>
            <Entries />
          </nav>
        </details>
      </div>
    </header>
  );
}
