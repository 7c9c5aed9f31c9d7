import { Button } from '@franca/ui/Button';
import { mediaPath } from '../../lib/navigation/mediaPath.ts';
import * as styles from './Landing.styles.ts';
import { useLanding } from './landingContext.ts';

/** The first screen: what Franca is, and the way in. */
export function Hero() {
  const { text, language } = useLanding();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.heroWords}>
        <p className={styles.tagline}>{text.tagline}</p>
        <h1 id="hero" className={styles.heroTitle}>
          {text.heroTitle}
        </h1>
        <p className={styles.heroText}>{text.heroText}</p>
        <div className={styles.actions}>
          <Button size="large" render={<a href="/login" />}>
            {text.startChatting}
          </Button>
          <Button size="large" variant="neutral" render={<a href="#how" />}>
            {text.seeHow}
          </Button>
        </div>
      </div>
      <img
        className={styles.heroPicture}
        src={mediaPath(language, 'desktop.webp')}
        alt={text.desktopAlt}
        width={1400}
        height={875}
        fetchPriority="high"
      />
    </section>
  );
}
