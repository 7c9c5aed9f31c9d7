import { Button } from '@franca/ui/Button';
import { Download, Smartphone, TabletSmartphone } from 'lucide-react';
import { legalPath } from '../../lib/navigation/legalPath.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** The badges of the stores, which say that there are no apps yet and lead to what to do instead. */
export function AppLinks() {
  const { text, language } = useLanding();
  const install = legalPath('install', language);
  return (
    <section id="app" className={styles.section} aria-labelledby="app-title">
      <div className={styles.appRow}>
        <div className={styles.words}>
          <h2 id="app-title" className={styles.title}>
            {text.appTitle}
          </h2>
          <p className={styles.lead}>{text.appText}</p>
        </div>
        <div className={styles.apps}>
          <ul className={styles.badges}>
            <li>
              <a className={styles.badge} href={install}>
                <TabletSmartphone size={26} aria-hidden="true" />
                <span>
                  <small className={styles.badgeSmall}>{text.comingSoon}</small>
                  <span className={styles.badgeName}>{text.appStore}</span>
                </span>
              </a>
            </li>
            <li>
              <a className={styles.badge} href={install}>
                <Smartphone size={26} aria-hidden="true" />
                <span>
                  <small className={styles.badgeSmall}>{text.comingSoon}</small>
                  <span className={styles.badgeName}>{text.googlePlay}</span>
                </span>
              </a>
            </li>
          </ul>
          <Button size="large" wide icon={<Download size={20} aria-hidden="true" />} data-install hidden>
            {text.install}
          </Button>
          <p className={styles.small} data-install-help>
            <strong>{text.install}.</strong> {text.installHelp}
          </p>
        </div>
      </div>
    </section>
  );
}
