import { useLocale } from '@franca/ui';
import { Smartphone, TabletSmartphone } from 'lucide-react';
import { legalPath } from '../../lib/navigation/legalPath.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Promo.styles.ts';
import { PromoVideo } from './PromoVideo.tsx';

/** What Franca is, in two sentences and a video, and the badges of the stores, which lead to how it is installed. */
export function Promo() {
  const text = useText();
  const install = legalPath('install', useLocale());
  return (
    <aside className={styles.root}>
      <div className={styles.content}>
        <p className={styles.tagline}>{text('common.tagline')}</p>
        <h2 className={styles.title}>{text('auth.promoTitle')}</h2>
        <p className={styles.text}>{text('auth.promoText')}</p>
        <PromoVideo />
        <ul className={styles.stores}>
          <li>
            <a className={styles.store} href={install}>
              <Smartphone size={22} aria-hidden="true" />
              <span className={styles.storeName}>{text('auth.getOnAndroid')}</span>
              <span className={styles.storeSoon}>{text('auth.storeSoon')}</span>
            </a>
          </li>
          <li>
            <a className={styles.store} href={install}>
              <TabletSmartphone size={22} aria-hidden="true" />
              <span className={styles.storeName}>{text('auth.getOnIos')}</span>
              <span className={styles.storeSoon}>{text('auth.storeSoon')}</span>
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
}
