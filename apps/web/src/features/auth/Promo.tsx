import { Smartphone, TabletSmartphone } from 'lucide-react';
import { useText } from '../../strings/texts.ts';
import * as styles from './Promo.styles.ts';
import { PromoVideo } from './PromoVideo.tsx';

/** What Franca is, in two sentences and a video, and the badges of its apps. */
export function Promo() {
  const text = useText();
  return (
    <aside className={styles.root}>
      <div className={styles.content}>
        <p className={styles.tagline}>{text('common.tagline')}</p>
        <h2 className={styles.title}>{text('auth.promoTitle')}</h2>
        <p className={styles.text}>{text('auth.promoText')}</p>
        <PromoVideo />
        <ul className={styles.stores}>
          <li className={styles.store}>
            <Smartphone size={22} aria-hidden="true" />
            <span className={styles.storeName}>{text('auth.getOnAndroid')}</span>
            <span className={styles.storeSoon}>{text('auth.storeSoon')}</span>
          </li>
          <li className={styles.store}>
            <TabletSmartphone size={22} aria-hidden="true" />
            <span className={styles.storeName}>{text('auth.getOnIos')}</span>
            <span className={styles.storeSoon}>{text('auth.storeSoon')}</span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
