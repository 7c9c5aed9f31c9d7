import { Smartphone, TabletSmartphone } from 'lucide-react';
import { Conversation } from '../../components/Conversation.tsx';
import { useText } from '../../strings/useText.ts';
import * as styles from './Promo.styles.ts';

/** What Franca is, in a picture and two sentences, and the badges of its apps; all drawn here. */
export function Promo() {
  const text = useText();
  return (
    <aside className={styles.root}>
      <div className={styles.content}>
        <p className={styles.tagline}>{text('tagline')}</p>
        <h2 className={styles.title}>{text('promoTitle')}</h2>
        <p className={styles.text}>{text('promoText')}</p>
        <Conversation />
        <ul className={styles.stores}>
          <li className={styles.store}>
            <Smartphone size={22} aria-hidden="true" />
            <span className={styles.storeName}>{text('getOnAndroid')}</span>
            <span className={styles.storeSoon}>{text('storeSoon')}</span>
          </li>
          <li className={styles.store}>
            <TabletSmartphone size={22} aria-hidden="true" />
            <span className={styles.storeName}>{text('getOnIos')}</span>
            <span className={styles.storeSoon}>{text('storeSoon')}</span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
