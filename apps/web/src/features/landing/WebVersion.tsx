import { Button } from '@franca/ui/Button';
import { mediaPath } from '../../lib/navigation/mediaPath.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** Franca in a browser. */
export function WebVersion() {
  const { text, language } = useLanding();
  return (
    <section id="web" className={styles.section} data-sunken aria-labelledby="web-title">
      <div className={styles.split}>
        <img
          className={styles.window}
          src={mediaPath(language, 'desktop-panel.webp')}
          alt=""
          width={1400}
          height={875}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.words}>
          <h2 id="web-title" className={styles.title}>
            {text.webTitle}
          </h2>
          <p className={styles.lead}>{text.webText}</p>
          <Button size="large" className={styles.start} render={<a href="/login" />}>
            {text.openWeb}
          </Button>
        </div>
      </div>
    </section>
  );
}
